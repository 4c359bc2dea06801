import { useState } from 'react';
import { formFailure, type FormFailure } from './form-failure.ts';

/** One form's sending: what it failed for, and how often it was pressed in vain. */
export interface Sending<Values> {
  failure: FormFailure | null;
  tries: number;
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
  const [tries, setTries] = useState(0);
  const missed = () => setTries((count) => count + 1);
  return {
    failure,
    tries,
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
