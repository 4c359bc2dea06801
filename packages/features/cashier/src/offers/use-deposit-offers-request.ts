import type { AllBonusRequest } from '@baize/api/endpoints/rewards';
import { locationQuery } from '@baize/api/queries/location';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { isoWeekday, localDate } from '@baize/domain/zone';
import { useLocale } from '@baize/page';
import { useApi } from '@baize/player';
import { loadAttribution } from '@baize/player/visit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Every offer that can be had with a deposit stands in the form: more than any house has at once. */
const MAX_OFFERS = 100;

/** What get-all-bonus is asked with on the deposit page (PRO-08); null until campaign and place are known, or cannot be. */
export function useDepositOffersRequest(currency: string): AllBonusRequest | null {
  const locale = useLocale();
  const location = useQuery(locationQuery(useApi()));
  const [campaign, setCampaign] = useState<string | null>();
  useEffect(() => {
    let here = true;
    loadAttribution().then(
      ({ cpnc }) => here && setCampaign(cpnc),
      () => here && setCampaign(null),
    );
    return () => {
      here = false;
    };
  }, []);
  if (campaign === undefined || location.isPending) return null;
  const zone = playerZone();
  const subdivision = location.data?.ipInfo?.subdivision ?? null;
  return {
    limit: MAX_OFFERS,
    isDeposit: true,
    language: locale,
    timeZone: zone,
    dayOfWeek: isoWeekday(localDate({ instant: platformClock.now(), zone })),
    currencyCode: currency,
    ...(campaign !== null && { cpnc: campaign }),
    ...(location.data && { countryCheck: true, countryCode: location.data.country.code.toUpperCase() }),
    ...(location.data && subdivision !== null && { subdivision }),
  };
}
