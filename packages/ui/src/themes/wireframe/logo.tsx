import { logo } from './logo.css.ts';

/** wireframe's mark: a box and a word, so that a missing brand mark is seen at once. */
export function Logo() {
  return <span className={logo}>wireframe</span>;
}
