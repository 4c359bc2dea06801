import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';

/** Says why the account was not closed, and whether that is sure. */
export function useCloseAccountError(): (problem: unknown) => string {
  const { t, i18n } = useLingui();
  return (problem) => {
    if (!(problem instanceof ApiFailure)) return i18n._(otherErrorMessages[failureMessage({ kind: null })]);
    const { code, kind, status, details } = problem;
    if (code === 'BALANCE_LEFT')
      return t({
        id: 'close-account.error.balance',
        message: 'There is still money in your account. Withdraw it first.',
      });
    if (code === 'WITHDRAWAL_OPEN') {
      const reference = String(details['reference'] ?? '');
      return t({
        id: 'close-account.error.withdrawal',
        message: `A withdrawal of yours is still under way: ${reference}. Once it is finished you can close the account.`,
      });
    }
    if (kind === 'refused' || kind === 'session-ended')
      return i18n._(otherErrorMessages[failureMessage({ status, kind })]);
    return t({
      id: 'close-account.error.unknown',
      message: 'We could not confirm whether your account is closed. Try again.',
    });
  };
}
