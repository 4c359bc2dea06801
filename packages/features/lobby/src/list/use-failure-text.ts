import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';

/** Why a read failed, in words. */
export function useFailureText(problem: Error): string {
  const { i18n } = useLingui();
  return i18n._(otherMessages[failureMessage(problem instanceof ApiFailure ? problem : {})]);
}
