import type { Transaction } from '@baize/api/endpoints/cashier';
import { depositStatus, mayAwaitPlayer } from '@baize/domain/deposit-payment';
import { withdrawalOutcomeMessages } from '@baize/i18n/catalogue/withdrawals';
import { useMissingBonusText } from '@baize/wallet/missing-bonus-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getRecordStatus } from './record-steps.ts';
import { useCryptoStatus } from './use-record-progress.ts';

/** What a transaction came to, in one sentence; a deposit in the words of its result in the cashier. */
export function RecordOutcome({ row }: { row: Transaction }): ReactNode {
  if (row.status === 'unknown') {
    return (
      <Trans id="records.outcome.unknown">
        The result is not known yet. It is shown here as soon as it is.
      </Trans>
    );
  }
  if (row.type === 'deposit') return <DepositOutcome row={row} />;
  if (row.type === 'withdrawal') return <WithdrawalOutcome status={row.status} />;
  switch (getRecordStatus(row)) {
    case 'settled':
      return <Trans id="records.outcome.counted">This is counted in your balance.</Trans>;
    case 'ended':
      return <Trans id="records.outcome.not-counted">This did not change your balance.</Trans>;
    case 'waiting':
    case 'unknown':
      return <Trans id="records.outcome.waits">This is not counted in your balance yet.</Trans>;
  }
}

function DepositOutcome({ row }: { row: Transaction }) {
  const { status, crypto } = row;
  const cryptoStatus = useCryptoStatus(row);
  const missingBonus = useMissingBonusText()(row);
  if (cryptoStatus === 'waiting')
    return (
      <Trans id="records.crypto.waiting">
        Your transfer has not been seen on the network yet. Once the network confirms it, it is added to your
        balance.
      </Trans>
    );
  if (cryptoStatus === 'expired')
    return (
      <Trans id="records.crypto.expired">
        No transfer was seen before the address of this deposit expired. Nothing was added to your balance.
      </Trans>
    );
  if (cryptoStatus === 'confirming')
    return (
      <Trans id="crypto.confirming">
        Your transfer is on the network. Do not send it again: it is added to your balance once it is
        confirmed.
      </Trans>
    );
  switch (depositStatus(status)) {
    case 'credited':
      return (
        <>
          <Trans id="modal.success.deposit.text">The money is on your balance.</Trans>
          {missingBonus === null ? null : ` ${missingBonus}`}
        </>
      );
    case 'declined':
      return (
        <Trans id="modal.decline.deposit.text.plain">
          The payment was declined. Nothing was added to your balance.
        </Trans>
      );
    case 'failed':
      return (
        <Trans id="modal.failed.deposit.text.plain">
          The payment did not go through. Nothing was added to your balance.
        </Trans>
      );
    case 'cancelled':
      return (
        <Trans id="modal.cancel.deposit.text.plain">
          The payment was cancelled. Nothing was added to your balance.
        </Trans>
      );
    case 'open':
    case 'unknown':
      return mayAwaitPlayer(status) && crypto === null ? (
        <Trans id="modal.pending.deposit.text.unfinished">
          It may be waiting for you to confirm it at the provider or your bank. Once it is confirmed, the
          money is added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.pending.deposit.text">
          The payment is on its way. It is added to your balance once the provider confirms it.
        </Trans>
      );
  }
}

function WithdrawalOutcome({ status }: Pick<Transaction, 'status'>) {
  const { i18n } = useLingui();
  return i18n._(withdrawalOutcomeMessages[status]);
}
