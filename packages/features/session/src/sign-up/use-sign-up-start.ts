import { countriesQuery } from '@baize/api/queries/countries';
import { currenciesQuery } from '@baize/api/queries/currencies';
import { locationQuery } from '@baize/api/queries/location';
import { registrationFieldsQuery } from '@baize/api/queries/registration-fields';
import type { DeviceType } from '@baize/domain/device';
import { usePage } from '@baize/page';
import { useApi } from '@baize/player';
import { loadDeviceOverride, loadReferralCode } from '@baize/player/visit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  countryOptions,
  currencyOptions,
  type CountryOption,
  type CurrencyOption,
} from '@baize/forms/field-options';

/** What a sign-up form starts from, once it is known or given up on. */
export type SignUpStart = {
  isFieldUsed: (field: string) => boolean;
  /** Where the visitor seems to be; null when nobody knows. */
  country: string | null;
  /** The device type the visit's address asked for; null for none. */
  device: DeviceType | null;
  /** The code of the friend whose link led here; null for none. */
  referralCode: string | null;
  countries: readonly CountryOption[];
  currencies: readonly CurrencyOption[];
  /** The lists did not come; `again` asks once more. */
  lists: 'there' | 'on-their-way' | 'missing';
  retry(): void;
};

const EVERY = () => true;
/** Longer than this nobody is kept from a form for what only makes it easier. */
const TIMEOUT_MS = 4_000;

function isSettled({ isPending, failureCount }: UseQueryResult): boolean {
  return !isPending || failureCount > 0;
}

/** Reads what a sign-up starts from (HTTP-07, PRF-08); null until the form can be shown. */
export function useSignUpStart(): SignUpStart | null {
  const api = useApi();
  const { locale, settings } = usePage();
  const fields = useQuery(registrationFieldsQuery(api));
  const location = useQuery(locationQuery(api));
  const countries = useQuery(countriesQuery(api));
  const currencies = useQuery(currenciesQuery(api));
  const late = useTimedOut();
  const arrival = useSignUpAttribution();
  const settled = late || (arrival !== null && [fields, location, countries, currencies].every(isSettled));
  // Once a form is shown its fields stay: an answer that comes late must not take away what is being filled in.
  const [uses, setUses] = useState<{ field: (name: string) => boolean } | null>(null);
  if (settled && uses === null) setUses({ field: fields.data ?? EVERY });
  if (uses === null) return null;
  const lists = [countries, currencies];
  return {
    isFieldUsed: uses.field,
    country: location.data?.country.code.toUpperCase() ?? null,
    device: arrival?.device ?? null,
    referralCode: arrival?.referralCode ?? null,
    countries: countryOptions(countries.data?.signUp ?? [], {
      locale,
      excluded: settings.excludedCountryCodeList,
    }),
    currencies: currencyOptions(currencies.data ?? [], location.data?.currencies ?? [], locale),
    lists: lists.some((list) => list.isError)
      ? 'missing'
      : lists.some((list) => list.isPending)
        ? 'on-their-way'
        : 'there',
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}

type SignUpAttribution = Pick<SignUpStart, 'device' | 'referralCode'>;

/** What the addresses of the visit brought; null until it is read. */
function useSignUpAttribution(): SignUpAttribution | null {
  const [arrival, setArrival] = useState<SignUpAttribution | null>(null);
  useEffect(() => {
    const nothing = () => null;
    void Promise.all([loadDeviceOverride().catch(nothing), loadReferralCode().catch(nothing)]).then(
      ([device, referralCode]) => setArrival({ device, referralCode }),
    );
  }, []);
  return arrival;
}

function useTimedOut(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(patience);
  }, []);
  return late;
}
