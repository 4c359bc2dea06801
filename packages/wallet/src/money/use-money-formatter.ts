import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { useCallback } from 'react';
import { useLocale } from '@baize/page';
import { usePlayer } from '@baize/player';

/** How amounts of a currency are written: the player's own has the platform's sign where Intl knows none, and its digits (SES-14). */
export function useMoneyFormat(currency: string): CurrencyFormat {
  return formatFor(currency, usePlayer());
}

interface CurrencyFormat {
  currency: string;
  symbol: string | null;
  crypto: boolean;
}

function formatFor(currency: string, player: ReturnType<typeof usePlayer>): CurrencyFormat {
  const own = player?.getUser.currencyCode === currency;
  return {
    currency,
    symbol: own ? player.currencySymbol : null,
    crypto: isCryptoCurrency(currency) || (own && player.isCrypto),
  };
}

/** Writes amounts of several currencies, each as `useMoneyFormatter` writes it. */
export function useMultiCurrencyFormatter(): (amount: number, currency: string) => string {
  const locale = useLocale();
  const player = usePlayer();
  return (amount, currency) =>
    `\u2066${formatMoneyText({ amount, locale, ...formatFor(currency, player) })}\u2069`;
}

/** Writes amounts of a currency into a sentence, left to right in any script. */
export function useMoneyFormatter(currency: string): (amount: number) => string {
  const locale = useLocale();
  const { symbol, crypto } = useMoneyFormat(currency);
  return useCallback(
    (amount) => `\u2066${formatMoneyText({ amount, currency, symbol, locale, crypto })}\u2069`,
    [currency, symbol, locale, crypto],
  );
}
