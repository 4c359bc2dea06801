import { ApiFailure } from '@baize/api/failure';
import { failureMessage, type OtherMessage } from '@baize/domain/errors';
import { RecaptchaBlocked } from './recaptcha/load-recaptcha.ts';

/** Why a form did not go through, as far as the player can do something about it. */
export type FormFailure = {
  /** What happened, by its message. */
  cause: OtherMessage | 'recaptcha';
  /** The platform's refusal code, where it gave one. */
  code: string | null;
  status: number;
  /** The platform's own words, or empty. */
  platformMessage: string;
  /** Message ids, or words of the platform, by the field they are about. */
  fields: Readonly<Record<string, string>>;
  /** Whether the platform may have done it all the same: its answer was lost, or was none. */
  outcome: 'not-done' | 'unknown';
};

const NOT_SUBMITTED = {
  code: null,
  status: 0,
  platformMessage: '',
  fields: {},
  outcome: 'not-done',
} as const;

/** Reads the reason off whatever a form's sending was rejected with. */
export function formFailure(problem: unknown, about: 'resend' | 'other' = 'other'): FormFailure {
  if (problem instanceof RecaptchaBlocked) {
    return { cause: 'recaptcha', ...NOT_SUBMITTED };
  }
  if (!(problem instanceof ApiFailure)) {
    // Code that could not be fetched fails as a TypeError: the line is down.
    const kind = problem instanceof TypeError ? 'offline' : null;
    return { cause: failureMessage({ kind, about }), ...NOT_SUBMITTED };
  }
  const { status, kind, code, message: platformMessage, fieldErrors } = problem;
  const fields = Object.keys(fieldErrors).length > 0 ? 'with-errors' : 'none';
  const cause = failureMessage({ status, kind, fields, about });
  const outcome = kind === 'refused' || kind === 'session-ended' ? 'not-done' : 'unknown';
  return { cause, code, status, platformMessage, fields: fieldErrors, outcome };
}
