import type { InputEvent } from 'react';

/** Keeps a box to what it takes, typed or pasted, and the caret where it was. For `onInput`, beside the form's own. */
export function inputFilter(clean: (text: string) => string) {
  return (event: InputEvent<HTMLInputElement>): void => filterInput(event.currentTarget, clean);
}

/** Keeps what a box takes of its text, and the caret where it was. */
export function filterInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const kept = clean(input.value);
  if (kept === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const caret = Math.min(clean(before).length, kept.length);
  input.value = kept;
  input.setSelectionRange(caret, caret);
}
