import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/shell/page';
import { usePlayer } from '@baize/shell/player';
import { useCallback } from 'react';

/** Writes amounts of a currency for a sentence: left to right in any script, with the platform's sign where Intl has none (SES-14). */
export function useMoneyText(currency: string): (amount: number) => string {
  const locale = useLocale();
  const player = usePlayer();
  const own = player?.getUser.currencyCode === currency;
  const crypto = isCryptoCurrency(currency) || (own && player.isCrypto);
  const symbol = own ? (player?.currencySymbol ?? null) : null;
  return useCallback(
    (amount) => `\u2066${formatMoneyText({ amount, currency, symbol, locale, crypto })}\u2069`,
    [currency, symbol, locale, crypto],
  );
}
