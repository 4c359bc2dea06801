export { linkClass } from './link.css.ts';
