const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Where focus goes when an overlay opens: the first control of its content rather than the close
 * button. Not when a finger opened it, which would bring up the keyboard, and not when that control
 * is out of sight below, which would skip what is to be read first.
 */
export function firstFocus(content: HTMLElement | null, openedBy: string): HTMLElement | true {
  const first = content?.querySelector<HTMLElement>(TABBABLE);
  if (!content || !first || openedBy === 'touch') return true;
  const below = first.getBoundingClientRect().bottom > content.getBoundingClientRect().bottom;
  return below ? true : first;
}
