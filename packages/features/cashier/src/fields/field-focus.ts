import type { RefObject } from 'react';

/** Finds the first field of a form that waits to be typed into; null where none does. */
export function firstEmptyField(form: HTMLElement | null): HTMLElement | null {
  const fields = form?.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox], :disabled)',
  );
  return [...(fields ?? [])].find(({ value }) => value === '') ?? null;
}

/** Focuses the first field that is wrong: the fields say so once they have been drawn anew. */
export function focusInvalidField(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The deposit's form below a dialog or in place of its receipt; null where none is drawn. */
export function findDepositForm(): HTMLElement | null {
  return document.querySelector('form [data-frame-foot]')?.closest('form') ?? null;
}

/**
 * Scrolls what got the focus clear of the bars: a dialog that closes gives the focus without scrolling. What is being pressed
 * stays under the finger.
 */
export function scrollToFocused({ target }: { target: EventTarget }): void {
  requestAnimationFrame(() => {
    if (!(target instanceof HTMLElement) || document.activeElement !== target) return;
    // The bar with the pay button is in sight by itself: the form beneath it would be moved for nothing.
    if (target.closest('[data-frame-foot]')) return;
    if (!target.matches(':active')) target.scrollIntoView?.({ block: 'nearest' });
  });
}

/** Whether the player is in a field: nothing may take its place. */
export function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement;
}

/** Whether the field that the player is in can be seen: nothing may scroll it away. */
export function isTypingInSight(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return false;
  const { top, bottom } = field.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/** Scrolls no further than what is told needs; of what is nearly as high as the screen the first words are shown. */
export function scrollToNotice(notice: HTMLElement): void {
  const isTall = notice.offsetHeight > window.innerHeight / 2;
  notice.scrollIntoView?.({ block: isTall ? 'start' : 'nearest' });
}

/** While a payment is sent its fields cannot be reached: whoever pressed Enter in one is at the button then, not nowhere. */
export function focusPayButton(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-frame-foot] button')?.focus({ preventScroll: true });
}
