import { LATEST_DEPOSITS, transactionsQuery } from '@baize/api/queries/transactions';
import { depositStatus } from '@baize/domain/deposit-payment';
import { useApi, usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { depositIntents } from '../intent/payment-intents.ts';

/** Says before another bonus is taken that an open payment of this browser was made with one: the first to come counts. */
export function PendingBonusNote() {
  const userId = usePlayer()?.getUser.userId ?? null;
  const format = useMultiCurrencyFormatter();
  // Another part of the form reads them.
  const { data } = useQuery({ ...transactionsQuery(useApi(), LATEST_DEPOSITS), enabled: false });
  const waiting = (data?.rows ?? []).flatMap(({ transactionId, status, amount, currencyCode }) => {
    const bonus = depositIntents.madeAs(userId, transactionId)?.bonus;
    return bonus && depositStatus(status) === 'open'
      ? [{ transactionId, name: bonus.name, money: format(amount, currencyCode) }]
      : [];
  });
  return waiting.map(({ transactionId, name, money }) => (
    <Alert key={transactionId} tone="warning">
      <Trans id="deposit.bonus.pending">
        Your open payment of {money} was made with the bonus <bdi>{name}</bdi>. Only one bonus can be active:
        if you take another one first, that payment arrives without it.
      </Trans>
    </Alert>
  ));
}
