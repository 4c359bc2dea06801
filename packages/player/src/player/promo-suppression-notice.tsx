import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';

/** Why nothing is offered to this player, and until when in both times (beyond 15). */
export function PromoSuppressionNotice({ reason, until }: PromoSuppression) {
  const { i18n } = useLingui();
  if (reason === 'limited') return <LimitReachedText until={until} />;
  return (
    <>
      {i18n._(blockedMessages[reason])} <PromoSuppressionEnd reason={reason} until={until} />
    </>
  );
}

/** When an exclusion or a freeze is over, in both times; what has no end says so. */
export function PromoSuppressionEnd({ reason, until }: PromoSuppression) {
  const twoTimes = useFormatLocalAndUtc();
  if (until !== null) {
    const when = twoTimes(until);
    return <Trans id="suppression.ends">It ends {when}.</Trans>;
  }
  return reason === 'excluded' ? <Trans id="suppression.no-end">No end is set.</Trans> : null;
}

function LimitReachedText({ until: end }: Pick<PromoSuppression, 'until'>) {
  const twoTimes = useFormatLocalAndUtc();
  if (end === null) {
    return (
      <Trans id="promo.suppressed.limited">
        You have reached a limit you set. Offers return when it resets.
      </Trans>
    );
  }
  const until = twoTimes(end);
  return (
    <Trans id="promo.suppressed.limited-until">
      You have reached a limit you set. Offers return when it resets: {until}.
    </Trans>
  );
}
