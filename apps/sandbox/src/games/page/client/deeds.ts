/**
 * Shuts a button without taking the focus away from whoever stands on it: it is told as disabled, and a press does
 * nothing.
 */
export function shut(button: HTMLButtonElement, isShut: boolean): void {
  button.setAttribute('aria-disabled', String(isShut));
}

export function isShut(button: HTMLButtonElement): boolean {
  return button.hidden !== false || button.disabled || button.getAttribute('aria-disabled') === 'true';
}

/** Does something at every press of the button while it is open. */
export function onPress(button: HTMLButtonElement, work: () => void): void {
  button.addEventListener('click', () => {
    if (!isShut(button)) work();
  });
}

/** Shows these deeds instead of those; the focus goes along when it stood on one that is hidden now. */
export function offerDeeds(shown: readonly HTMLButtonElement[], hidden: readonly HTMLButtonElement[]): void {
  const { activeElement: active } = document;
  const stoodHere = hidden.some((button) => button === active);
  for (const button of shown) button.hidden = false;
  const next = shown.find((button) => !isShut(button)) ?? shown[0];
  if (stoodHere) next?.focus();
  for (const button of hidden) button.hidden = true;
}

/** Takes all deeds and stakes away: nothing can be played here any more. */
export function closeDeeds(): void {
  const footer = document.querySelector<HTMLElement>('.deeds');
  const message = document.querySelector<HTMLElement>('#message');
  const stoodHere = footer?.contains(document.activeElement) ?? false;
  if (footer) footer.hidden = true;
  for (const step of document.querySelectorAll<HTMLButtonElement>('.stepper button')) step.disabled = true;
  if (!stoodHere || !message) return;
  message.tabIndex = -1;
  message.focus();
}
