import { direction } from '@baize/domain/locales';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { usePlayer } from '@baize/player';
import { useCallback } from 'react';

/** Writes an amount in the player's own money; a part of a sentence in any script. */
export function useFormatPlayerMoney(): (amount: number) => string {
  const locale = useLocale();
  const player = usePlayer();
  const currency = player?.getUser.currencyCode ?? 'EUR';
  const symbol = player?.currencySymbol ?? null;
  const crypto = player?.isCrypto ?? false;
  return useCallback(
    (amount: number) => {
      const text = formatMoneyText({ amount, currency, symbol, crypto, locale });
      return direction(locale) === 'rtl' ? `\u2066${text}\u2069` : text;
    },
    [currency, symbol, crypto, locale],
  );
}
