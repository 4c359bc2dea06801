/** The dialog itself. */
const DIALOG_SELECTOR = '[role=dialog], [role=alertdialog]';

/** What Tab comes to, but for a box that has the focus only to be scrolled. */
export const TABBABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]:not([data-scroll-stop])';

/**
 * Where focus goes when an overlay opens: the first control of its content rather than one of its head. The
 * overlay itself when a finger opened it, which would bring up the keyboard, and when that control is out of sight
 * below, which would skip what is to be read first.
 */
export function initialFocusTarget(content: HTMLElement | null, openedBy: string): HTMLElement | true {
  const first = chosenOf(content?.querySelector<HTMLElement>(TABBABLE_SELECTOR));
  const whole = content?.closest<HTMLElement>(DIALOG_SELECTOR) ?? true;
  if (!content || !first || openedBy === 'touch') return whole;
  const below = first.getBoundingClientRect().bottom > content.getBoundingClientRect().bottom;
  return below ? whole : first;
}

/** Of radio buttons the chosen one is what Tab comes to: a key on another one would change the choice. */
function chosenOf(control: HTMLElement | null | undefined): HTMLElement | null | undefined {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control;
  const group = control.closest('fieldset, [role=radiogroup], form, [role=dialog]');
  const radios = group?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
  return [...radios].find(({ name }) => name === control.name) ?? control;
}
