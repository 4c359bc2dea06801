/** What can be pressed. */
const PRESSED = ['button', 'a', 'label', 'summary', 'select'].map((name) => `${name}:active`).join();

/**
 * Judges a field that is left, but not in the middle of a press: a message that comes or goes moves the next control away
 * from under the pointer, and the press would be lost.
 */
export function afterPress<Args extends unknown[]>(
  judge: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    if (document.querySelector(PRESSED) === null) judge(...args);
    else document.addEventListener('mouseup', () => setTimeout(() => judge(...args)), { once: true });
  };
}
