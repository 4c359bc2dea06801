import { currenciesQuery } from '@baize/api/queries/currencies';
import { locationQuery } from '@baize/api/queries/location';
import { useApi } from '@baize/player';
import { PlayerProviders } from '@baize/player/player-providers';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { guestCurrencyCode } from './guest-currency-code.ts';

/** Tells the currency a visitor would most likely pay in, as the sign-up would begin with it; draws nothing. */
export function GuestCurrency({ onResolved }: { onResolved(currency: string): void }) {
  return (
    <PlayerProviders>
      <CurrencyReporter tell={onResolved} />
    </PlayerProviders>
  );
}

function CurrencyReporter({ tell }: { tell(currency: string): void }) {
  const api = useApi();
  const location = useQuery(locationQuery(api));
  const currencies = useQuery(currenciesQuery(api));
  const known =
    location.isPending || currencies.isPending ? null : guestCurrencyCode(currencies.data, location.data);
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (known !== null) say(known);
  }, [known]);
  return null;
}
