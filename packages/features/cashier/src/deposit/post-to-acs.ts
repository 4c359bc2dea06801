export { postToAcs } from '@baize/shell/continue-payment';
