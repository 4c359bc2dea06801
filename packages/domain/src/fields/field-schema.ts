import * as v from 'valibot';
import type { ValidationMessage } from './validation-messages.ts';

const REQUIRED: ValidationMessage = 'form.validation.invalid.required';

/** A field's text; anything that is no text counts as nothing typed. */
export const fieldText = v.string(REQUIRED);

/** A check that says one thing at most: the first that is wrong with a text, or null. Requirements VAL-06. */
export function textCheck(problem: (text: string) => ValidationMessage | null) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problem(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });
}

/**
 * A text with such a check, as it stands: a space beside an address, a date or a code is a fault, for it would be sent.
 * A field that takes what people paste cleans it first (`cleanEmailInput`). A text of spaces alone counts as empty.
 */
export function exactText(problem: (text: string) => ValidationMessage | null) {
  return v.pipe(
    fieldText,
    textCheck((text) => problem(text.trim() === '' ? '' : text)),
  );
}

/** A trimmed text with such a check. */
export function trimmedText(problem: (text: string) => ValidationMessage | null) {
  return v.pipe(fieldText, v.trim(), textCheck(problem));
}
