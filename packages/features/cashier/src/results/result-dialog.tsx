import { depositSteps, FAILURE_KINDS, type ResultKind } from '@baize/domain/deposit-payment';
import { historyTimes } from '@baize/domain/payment-history';
import type { ModalProps } from '@baize/page/brand';
import { notifiedPayment } from '@baize/player/failed-deposit';
import { PlayerProviders } from '@baize/player/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResultBody } from './result-body.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultTitle } from './result-text.tsx';
import { CryptoTitle } from '../crypto/crypto-deposit.tsx';
import { useCryptoDeposit } from './use-crypto-deposit.ts';
import { useIsOwnerGone } from './use-result-owner.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { isConfirmed, isUnfinished, useDepositResult, type DepositResult } from './use-deposit-result.ts';

/** What became of a deposit, over any page, for who is signed in and who is not (PAY-04, PAY-05, beyond 7, 8). */
export function ResultDialog(props: ModalProps & { requested: ResultKind }) {
  return (
    <PlayerProviders>
      <ResultDialogContent {...props} />
    </PlayerProviders>
  );
}

function ResultDialogContent({
  requested,
  close,
  onExited,
  ...modal
}: ModalProps & { requested: ResultKind }) {
  const { t } = useLingui();
  const [isRetrying, setRetrying] = useState(false);
  const returnFocus = useReturnFocus({ isRetrying });
  const [query] = useSearchParams();
  const told = useDepositResult({ asked: requested, transactionId: query.get('transactionId') });
  const isOwnerGone = useIsOwnerGone({ open: modal.open, stored: told.stored });
  const open = modal.open && !isOwnerGone;
  // The address has lost the payment by the time the dialog is on its way out: it goes with what it told.
  const [last, setLast] = useState(told);
  if (open && last !== told && !isSameResult(last, told)) setLast(told);
  const result = open ? told : last;
  const { kind, row, stored, transactionId } = result;
  const hasFailed = FAILURE_KINDS.includes(kind);
  useEffect(() => {
    // A payment that is shown as open and fails later is still to be told (PAY-07).
    if (open && hasFailed && transactionId !== null) notifiedPayment.set(transactionId);
  }, [open, hasFailed, transactionId]);
  const crypto = useCryptoDeposit(result);
  const waits = crypto !== null && (kind === 'pending' || kind === 'return');
  const steps = hasFailed
    ? []
    : depositSteps({
        status: row?.status ?? null,
        createdAt: row ? Date.parse(row.date) : (stored?.createdAt ?? null),
        bank: stored?.bank ?? (kind === '3ds-success' ? 'asked' : 'not-asked'),
        seen: row && row.history.length > 0 ? historyTimes(row.history) : (stored?.seen ?? []),
      });
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={
        waits ? (
          <CryptoTitle crypto={crypto} />
        ) : (
          <ResultTitle
            kind={kind}
            basis={isConfirmed(result) ? 'sure' : result.proof}
            isUnfinished={isUnfinished(result)}
          />
        )
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="result"
      initialFocus="title"
      finalFocus={returnFocus}
      footer={<ResultActions result={result} close={close} onAlternative={() => setRetrying(true)} />}
    >
      <ResultBody result={result} steps={steps} crypto={crypto} />
    </Dialog>
  );
}

const COMPARED_FIELDS = [
  'kind',
  'transactionId',
  'method',
  'row',
  'isRowAwaited',
  'isUnreadable',
  'stored',
  'event',
  'proof',
  'status',
  'viewer',
] as const;

function isSameResult(one: DepositResult, other: DepositResult): boolean {
  return COMPARED_FIELDS.every((part) => one[part] === other[part]);
}
