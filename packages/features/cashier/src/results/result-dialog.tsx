import { depositSteps, FAILURE_KINDS, type ResultKind } from '@baize/domain/deposit-payment';
import { historyTimes } from '@baize/domain/payment-history';
import type { ModalProps } from '@baize/shell/brand';
import { PlayerProviders } from '@baize/shell/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { ResultBody } from './result-body.tsx';
import { ResultWays } from './result-ways.tsx';
import { ResultTitle } from './result-words.tsx';
import { useState } from 'react';
import { CryptoTitle } from '../crypto/crypto-deposit.tsx';
import { useCryptoDeposit } from '../crypto/use-crypto-deposit.ts';
import { isSure, useResult, type Result } from './use-result.ts';

/** What became of a deposit, over any page, for who is signed in and who is not (PAY-04, PAY-05, beyond 7, 8). */
export function ResultDialog(props: ModalProps & { asked: ResultKind }) {
  return (
    <PlayerProviders>
      <Told {...props} />
    </PlayerProviders>
  );
}

function Told({ asked, open, close, onExited }: ModalProps & { asked: ResultKind }) {
  const { t } = useLingui();
  const told = useResult(asked);
  // The address has lost the payment by the time the dialog is on its way out: it goes with what it told.
  const [last, setLast] = useState(told);
  if (open && last !== told && !isAlike(last, told)) setLast(told);
  const result = open ? told : last;
  const { kind, row, kept } = result;
  const crypto = useCryptoDeposit(result);
  const waits = crypto !== null && (kind === 'pending' || kind === 'return');
  const steps = FAILURE_KINDS.includes(kind)
    ? []
    : depositSteps({
        status: row?.status ?? null,
        createdAt: row ? Date.parse(row.date) : (kept?.createdAt ?? null),
        bank: kept?.bank ?? (kind === '3ds-success' ? 'asked' : 'not-asked'),
        seen: row && row.history.length > 0 ? historyTimes(row.history) : (kept?.seen ?? []),
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
          <ResultTitle kind={kind} basis={isSure(result) ? 'sure' : result.proof} />
        )
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="result"
      footer={<ResultWays result={result} close={close} />}
    >
      <ResultBody result={result} steps={steps} crypto={crypto} />
    </Dialog>
  );
}

const PARTS = ['kind', 'transactionId', 'met', 'row', 'kept', 'event', 'proof', 'status', 'viewer'] as const;

function isAlike(one: Result, other: Result): boolean {
  return PARTS.every((part) => one[part] === other[part]);
}
