/**
 * Shuts a button without taking the focus away from whoever stands on it: it is told as disabled, and a press does
 * nothing.
 */
export function setDisabled(button: HTMLButtonElement, isShut: boolean): void {
  button.setAttribute('aria-disabled', String(isShut));
}

export function isDisabled(button: HTMLButtonElement): boolean {
  if (button.closest('.actions.over')) return true;
  return button.hidden !== false || button.disabled || button.getAttribute('aria-disabled') === 'true';
}

/** Does something at every press of the button while it is open. */
export function onPress(button: HTMLButtonElement, work: () => void): void {
  button.addEventListener('click', () => {
    if (!isDisabled(button)) work();
  });
}

/** Shows these actions instead of those; the focus goes along when it stood on one that is hidden now. */
export function swapButtons(shown: readonly HTMLButtonElement[], hidden: readonly HTMLButtonElement[]): void {
  const { activeElement: active } = document;
  const stoodHere = hidden.some((button) => button === active);
  for (const button of shown) button.hidden = false;
  const next = shown.find((button) => !isDisabled(button)) ?? shown[0];
  if (stoodHere) next?.focus();
  for (const button of hidden) button.hidden = true;
}

/** Takes all actions and stakes away: nothing can be played here any more, and all that is left is to leave. */
export function closeActions(): void {
  const footer = document.querySelector<HTMLElement>('.actions');
  const stoodHere = footer?.contains(document.activeElement) ?? false;
  const leave = footer?.querySelector<HTMLElement>('#leave');
  footer?.classList.add('over');
  if (leave) leave.hidden = false;
  for (const step of document.querySelectorAll<HTMLButtonElement>('.stepper button')) step.disabled = true;
  if (stoodHere) leave?.focus();
}
