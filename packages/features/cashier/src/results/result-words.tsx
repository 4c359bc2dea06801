import type { ResultKind } from '@baize/domain/deposit-payment';
import { Trans } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  ShieldCheck,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from './use-result.ts';

/** How each result looks and what its first words are (look §9 "Deposit results", PAY-04). */
export const RESULT_LOOKS = {
  success: { icon: CircleCheck, tone: 'success' },
  '3ds-success': { icon: ShieldCheck, tone: 'success' },
  pending: { icon: Clock, tone: 'warning' },
  return: { icon: Undo2, tone: 'info' },
  cancel: { icon: CircleSlash, tone: 'neutral' },
  decline: { icon: CircleX, tone: 'danger' },
  failed: { icon: TriangleAlert, tone: 'danger' },
} as const satisfies Record<ResultKind, { icon: LucideIcon; tone: string }>;

export function ResultTitle({ kind }: { kind: ResultKind }): ReactNode {
  switch (kind) {
    case 'success':
      return <Trans id="modal.success.deposit.title">Deposit received</Trans>;
    case '3ds-success':
      return <Trans id="modal.3ds-success.deposit.title">Confirmed by your bank</Trans>;
    case 'pending':
      return <Trans id="modal.pending.deposit.title">Deposit pending</Trans>;
    case 'return':
      return <Trans id="modal.return.deposit.title">Back from the payment page</Trans>;
    case 'cancel':
      return <Trans id="modal.cancel.deposit.title">Deposit cancelled</Trans>;
    case 'decline':
      return <Trans id="modal.decline.deposit.title">Deposit declined</Trans>;
    case 'failed':
      return <Trans id="modal.failed.deposit.title">Deposit failed</Trans>;
  }
}

interface ResultTextProps {
  kind: ResultKind;
  /** The method in the failures, as plain text. */
  met: string | null;
  proof: Result['proof'];
}

/** What it means for the money: a success that only the address tells of is no money yet. */
export function ResultText({ kind, met, proof }: ResultTextProps): ReactNode {
  const method = met === null || met.trim() === '' ? null : <bdi>{met}</bdi>;
  if (proof !== 'read' && (kind === 'success' || kind === '3ds-success'))
    return (
      <Trans id="modal.success.deposit.text.told">
        That is what the payment page says. Your balance shows the money once we have it.
      </Trans>
    );
  if (proof !== 'read' && (kind === 'failed' || kind === 'decline'))
    return method ? (
      <Trans id="modal.failed.deposit.text.told">
        The payment by {method} did not go through, says the payment page. Your transactions show what is
        sure.
      </Trans>
    ) : (
      <Trans id="modal.failed.deposit.text.told.plain">
        The payment did not go through, says the payment page. Your transactions show what is sure.
      </Trans>
    );
  switch (kind) {
    case 'success':
      return <Trans id="modal.success.deposit.text">The money is on your balance.</Trans>;
    case '3ds-success':
      return (
        <Trans id="modal.3ds-success.deposit.text">
          Your bank has agreed to the payment, and the money is on your balance.
        </Trans>
      );
    case 'pending':
      return (
        <Trans id="modal.pending.deposit.text">
          The payment is on its way. It is added to your balance once the provider confirms it.
        </Trans>
      );
    case 'return':
      return (
        <Trans id="modal.return.deposit.text">
          We do not know the result yet. If you did not finish paying, nothing is taken.
        </Trans>
      );
    case 'cancel':
      return method ? (
        <Trans id="modal.cancel.deposit.text">
          You turned back from paying by {method}. Nothing was added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.cancel.deposit.text.plain">
          You turned back from the payment. Nothing was added to your balance.
        </Trans>
      );
    case 'decline':
      return method ? (
        <Trans id="modal.decline.deposit.text">
          The payment by {method} was declined. Nothing was added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.decline.deposit.text.plain">
          The payment was declined. Nothing was added to your balance.
        </Trans>
      );
    case 'failed':
      return method ? (
        <Trans id="modal.failed.deposit.text">
          The payment by {method} did not go through. Nothing was added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.failed.deposit.text.plain">
          The payment did not go through. Nothing was added to your balance.
        </Trans>
      );
  }
}
