import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';

/** Why a read failed, in words. */
export function useFailureMessage(problem: Error): string {
  const { i18n } = useLingui();
  return i18n._(otherErrorMessages[failureMessage(problem instanceof ApiFailure ? problem : {})]);
}
