import type { PromoSilence } from '@baize/domain/promo-silence';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useTwoTimes } from '../clock/two-times.ts';

/** Why nothing is offered to this player, and until when in both times (beyond 15). */
export function SilenceTold({ why, until }: PromoSilence) {
  const { i18n } = useLingui();
  if (why === 'limited') return <Limited until={until} />;
  return (
    <>
      {i18n._(blockedMessages[why])} <SilenceEnds why={why} until={until} />
    </>
  );
}

/** When an exclusion or a freeze is over, in both times; what has no end says so. */
export function SilenceEnds({ why, until }: PromoSilence) {
  const twoTimes = useTwoTimes();
  if (until !== null) {
    const when = twoTimes(until);
    return <Trans id="silence.ends">It ends {when}.</Trans>;
  }
  return why === 'excluded' ? <Trans id="silence.no-end">No end is set.</Trans> : null;
}

function Limited({ until: end }: Pick<PromoSilence, 'until'>) {
  const twoTimes = useTwoTimes();
  if (end === null) {
    return (
      <Trans id="promo.silent.limited">
        You have reached a limit you set. Offers come back when it starts anew.
      </Trans>
    );
  }
  const until = twoTimes(end);
  return (
    <Trans id="promo.silent.limited-until">
      You have reached a limit you set. Offers come back when it starts anew: {until}.
    </Trans>
  );
}
