import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CodeKind } from './normalize-code.ts';

/** What is wrong with a code that was sent: `field` stands at it, `form` over it. */
export interface CodeError {
  field?: string;
  form?: string;
}

interface Facts {
  failure: {
    status: number;
    code: string | null;
    /** Whether the platform may have done it all the same. */
    outcome: 'not-done' | 'unknown';
  };
  kind: CodeKind;
  /** How long a 429 asks to wait; null where it does not say. */
  waitMinutes: number | null;
}

/** Explains why a code was not taken, and what to do; nothing for a failure that is not about the code. */
export function useCodeError(): (facts: Facts) => CodeError {
  const { t } = useLingui();
  return ({ failure: { status, code, outcome }, kind, waitMinutes }) => {
    if (code === 'TWO_STEP_CODE_USED')
      return {
        field: t({
          id: 'two-step.code.used',
          message: 'This code was used before. Wait up to 30 seconds for the next one.',
        }),
      };
    if (code === 'TWO_STEP_WRONG_CODE' && kind === 'app')
      return {
        field: t({
          id: 'two-step.code.wrong',
          message:
            'This code is not correct. Enter the one the app shows now, and check that your phone sets its time automatically.',
        }),
      };
    if (code === 'TWO_STEP_WRONG_CODE')
      return {
        field: t({
          id: 'two-step.recovery.wrong',
          message: 'This recovery code is not correct, or it was used before.',
        }),
      };
    if (status === 429 && waitMinutes !== null)
      return {
        form: t({
          id: 'two-step.code.too-many',
          message: plural(waitMinutes, {
            one: 'Too many tries. Try again in # minute.',
            other: 'Too many tries. Try again in # minutes.',
          }),
        }),
      };
    if (outcome === 'unknown')
      return {
        form: t({
          id: 'two-step.code.unknown',
          message:
            'No answer came, so we do not know whether this was done. Try again; you may need the next code.',
        }),
      };
    return {};
  };
}
