import { mark } from './mark.css.ts';

/** wireframe's mark: a box and a word, so that a missing brand mark is seen at once. */
export function Mark() {
  return <span className={mark}>wireframe</span>;
}
