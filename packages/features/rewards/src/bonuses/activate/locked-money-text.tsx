import { formatMoneyText } from '@baize/i18n/formats';
import { useWallets } from '@baize/wallet';
import { Trans, useLingui } from '@lingui/react/macro';

/** What of the player's own money an active bonus locks; without an amount where none is known or held. */
export function LockedMoneyText() {
  const own = useWalletTotals();
  if (own === null) {
    return (
      <Trans id="bonus.lock.all">
        None of your own money can be withdrawn while this bonus is active, nor what you deposit meanwhile.
      </Trans>
    );
  }
  return (
    <Trans id="bonus.lock.amount">
      <strong>
        <bdi>{own}</bdi>
      </strong>{' '}
      of your own money cannot be withdrawn while this bonus is active.
    </Trans>
  );
}

/** All the player holds, each purse in its currency: a bonus stands against every withdrawal. */
function useWalletTotals(): string | null {
  const { i18n } = useLingui();
  const held = (useWallets()?.wallets ?? []).filter(({ amount }) => amount > 0);
  if (held.length === 0) return null;
  const texts = held.map(({ amount, currencyCode, crypto, symbol }) =>
    formatMoneyText({ amount, currency: currencyCode, crypto, symbol, locale: i18n.locale }),
  );
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(texts);
}
