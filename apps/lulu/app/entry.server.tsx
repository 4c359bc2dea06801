export { handleError, handleRequest as default } from '@baize/shell/entry-server';
