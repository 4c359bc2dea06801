import { useState, type RefObject } from 'react';
import { useFirstWrong } from './first-wrong.ts';
import { formFailure, type FormFailure } from './form-failure.ts';

/** One form's sending: what it failed for, and the way to what is wrong. */
export interface Sending<Values> {
  failure: FormFailure | null;
  /** For the form's element. */
  form: RefObject<HTMLFormElement | null>;
  /** The form was pressed with wrong fields. */
  missed(): void;
  submit(values: Values): Promise<void>;
}

/** Sends a form and keeps what became of it; nothing typed is touched. */
export function useSending<Values>(
  send: (values: Values) => Promise<unknown>,
  about: 'resend' | 'other' = 'other',
): Sending<Values> {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { form, missed } = useFirstWrong();
  return {
    failure,
    form,
    missed,
    async submit(values) {
      setFailure(null);
      try {
        await send(values);
      } catch (problem) {
        setFailure(formFailure(problem, about));
        missed();
      }
    },
  };
}
