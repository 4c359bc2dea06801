import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { betLimitDecisionMessages, limitOutcomeMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';

/**
 * Says why a limit, a break or an exclusion did not come about, and whether that is sure. A break or an exclusion that may be in
 * force may be pressed again: it is never shortened.
 */
export function useToolErrorMessage(tool: 'limit' | 'exclusion' = 'limit'): (problem: unknown) => string {
  const { t, i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  return (problem) => {
    if (!(problem instanceof ApiFailure)) return i18n._(otherErrorMessages[failureMessage({ kind: null })]);
    const { code, kind, status, details } = problem;
    const until = Date.parse(String(details['until'] ?? ''));
    const when = Number.isNaN(until) ? null : twoTimes(until);
    if (code === 'BET_LIMIT_LOCKED' && when)
      return i18n._({ ...betLimitDecisionMessages.locked, values: { when } });
    if (code === 'LIMIT_BY_SUPPORT') return i18n._(betLimitDecisionMessages['support-only']);
    if (code === 'LIMIT_TOO_EARLY' && when)
      return i18n._({ ...limitOutcomeMessages['too-early'], values: { when } });
    if (code === 'LIMIT_NOT_AS_ASKED' || status === 404)
      return i18n._(limitOutcomeMessages['nothing-pending']);
    if (code === 'EXCLUSION_STANDS' || code === 'FREEZE_STANDS')
      return t({
        id: 'limits.error.longer-in-force',
        message: 'A longer one is in force already. It stays as it is.',
      });
    if (code === 'LENGTH_NOT_OFFERED')
      return t({
        id: 'limits.error.not-offered',
        message: 'This length is not offered here. Choose another.',
      });
    if (kind === 'refused' || kind === 'session-ended')
      return i18n._(otherErrorMessages[failureMessage({ status, kind })]);
    if (tool === 'exclusion')
      return t({
        id: 'exclusion.error.unknown',
        message: 'We could not confirm whether this is in force. Trying again is safe.',
      });
    return t({
      id: 'limits.error.unknown',
      message:
        'We could not confirm whether the change was made. Your current limits are shown; check them before you try again.',
    });
  };
}
