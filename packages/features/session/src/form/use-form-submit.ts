import { useState, type RefObject } from 'react';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { formFailure, type FormFailure } from './form-failure.ts';

/** One form's sending: what it failed for, and the way to what is wrong. */
export interface FormSubmit<Values> {
  failure: FormFailure | null;
  /** For the form's element. */
  form: RefObject<HTMLFormElement | null>;
  /** The form was pressed with wrong fields. */
  onInvalid(): void;
  submit(values: Values): Promise<void>;
}

/** Sends a form and keeps what became of it; nothing typed is touched. */
export function useFormSubmit<Values>(
  send: (values: Values) => Promise<unknown>,
  about: 'resend' | 'other' = 'other',
): FormSubmit<Values> {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { form, onInvalid } = useFocusFirstError();
  return {
    failure,
    form,
    onInvalid,
    async submit(values) {
      setFailure(null);
      try {
        await send(values);
      } catch (problem) {
        setFailure(formFailure(problem, about));
        onInvalid();
      }
    },
  };
}
