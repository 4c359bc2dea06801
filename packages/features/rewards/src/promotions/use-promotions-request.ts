import type { AllBonusRequest } from '@baize/api/endpoints/rewards';
import { locationQuery } from '@baize/api/queries/location';
import type { PromoType } from '@baize/domain/promotions';
import { isoWeekday } from '@baize/domain/zone';
import { usePage } from '@baize/page';
import { useApi } from '@baize/player';
import { loadAttribution } from '@baize/player/visit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocalDay } from '../calendar/use-local-day.ts';

export interface PromotionsFilter {
  type?: PromoType | undefined;
  /** A day of the player's calendar (`yyyy-MM-dd`); without one it is today. */
  date?: string | undefined;
  /** The player's currency; the platform's choice where nobody is signed in. */
  currency?: string | undefined;
}

/** Longer than this no list waits for where the player seems to be. */
const TIMEOUT_MS = 2_500;

/** What get-all-bonus is asked with (PRO-08); null until the player's day, campaign and place are known. */
export function usePromotionsRequest({ type, date, currency }: PromotionsFilter): AllBonusRequest | null {
  const { locale } = usePage();
  const day = useLocalDay();
  const campaign = useCampaign();
  const place = useVisitorLocation();
  if (!day || campaign === undefined || place === undefined) return null;
  return {
    language: locale,
    timeZone: day.zone,
    dayOfWeek: isoWeekday(date ?? day.date),
    ...(campaign !== null && { cpnc: campaign }),
    ...(currency !== undefined && { currencyCode: currency }),
    ...(place && { countryCheck: true, ...place }),
    ...(type && { type }),
    ...(date !== undefined && { calendarDateTime: date }),
  };
}

/** Who sent this visitor; undefined until it is read. */
function useCampaign(): string | null | undefined {
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
  return campaign;
}

/** Where the player seems to be; null when nobody knows, undefined while it may still be told. */
function useVisitorLocation(): { countryCode: string; subdivision?: string } | null | undefined {
  const location = useQuery(locationQuery(useApi()));
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (location.data) {
    const { country, ipInfo } = location.data;
    const subdivision = ipInfo?.subdivision ?? null;
    return { countryCode: country.code.toUpperCase(), ...(subdivision !== null && { subdivision }) };
  }
  return late || !location.isPending || location.failureCount > 0 ? null : undefined;
}
