import type { PromoSilence } from '@baize/domain/promo-silence';
import { Trans } from '@lingui/react/macro';
import { useTwoTimes } from '../two-times.ts';

/** When an exclusion or a freeze is over, in both times; what has no end says so. */
export function SilenceEnds({ why, until }: PromoSilence) {
  const twoTimes = useTwoTimes();
  if (until !== null) {
    const when = twoTimes(until);
    return <Trans id="silence.ends">It ends {when}.</Trans>;
  }
  return why === 'excluded' ? <Trans id="silence.no-end">No end is set.</Trans> : null;
}
