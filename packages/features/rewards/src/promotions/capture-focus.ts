/**
 * Remembers which control of which promotion the keyboard stands on, before its list is replaced. Returns how to stand on the
 * same one of the new list: the next key would be pressed on nothing.
 */
export function captureFocus(): () => void {
  const control = document.activeElement;
  const card = control?.closest('[data-promotion]');
  const id = card?.getAttribute('data-promotion');
  if (!control || !card || !id) return () => undefined;
  const place = controlsOf(card).findIndex((one) => one === control);
  return () => {
    if (document.activeElement !== document.body) return;
    const cards = [...document.querySelectorAll('[data-promotion]')];
    const same = cards.find((one) => one.getAttribute('data-promotion') === id);
    if (same) controlsOf(same)[place]?.focus({ preventScroll: true });
  };
}

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('a, button')];
