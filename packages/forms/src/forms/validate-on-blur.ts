/** What can be pressed. */
const PRESSED_CONTROL = ['button', 'a', 'label', 'summary', 'select'].map((name) => `${name}:active`).join();

/** What ends one; a finger that turns out to scroll, or to hold, presses nothing. */
const PRESS_END_EVENTS = ['mouseup', 'keyup', 'pointercancel', 'contextmenu'] as const;

/**
 * Changes the page, but not in the middle of a press: what comes, goes or is replaced then takes the control from under
 * the pointer, and the press would be lost. So a field that is left is judged after it.
 */
export function validateOnBlur<Args extends unknown[]>(
  change: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    if (document.querySelector(PRESSED_CONTROL) === null) {
      change(...args);
      return;
    }
    const press = new AbortController();
    const end = () => {
      press.abort();
      // The click itself comes right after.
      setTimeout(() => change(...args));
    };
    for (const name of PRESS_END_EVENTS)
      document.addEventListener(name, end, { capture: true, signal: press.signal });
  };
}
