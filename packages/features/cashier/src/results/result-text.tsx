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

/** What a result rests on: the platform's word, a reading that is under way, or the address alone. */
export type ResultBasis = 'sure' | 'read' | 'asking' | 'told';

/** How each result looks and what its first words are (look §9 "Deposit results", PAY-04). */
export const RESULT_APPEARANCE = {
  success: { icon: CircleCheck, tone: 'success' },
  '3ds-success': { icon: ShieldCheck, tone: 'success' },
  pending: { icon: Clock, tone: 'warning' },
  return: { icon: Undo2, tone: 'info' },
  cancel: { icon: CircleSlash, tone: 'neutral' },
  decline: { icon: CircleX, tone: 'danger' },
  failed: { icon: TriangleAlert, tone: 'danger' },
} as const satisfies Record<ResultKind, { icon: LucideIcon; tone: string }>;

/** Claims no more than is known: a payment is received, cancelled or refused by the platform's word alone. */
export function ResultTitle({
  kind,
  basis,
  isUnfinished,
}: {
  kind: ResultKind;
  basis: ResultBasis;
  /** An open payment that may wait for the player. */
  isUnfinished: boolean;
}): ReactNode {
  if (kind !== 'return' && basis === 'asking')
    return <Trans id="modal.loading.deposit.title">Looking up your payment</Trans>;
  if (basis === 'told') return <ReportedTitle kind={kind} />;
  switch (kind) {
    case 'success':
      return <Trans id="modal.success.deposit.title">Deposit received</Trans>;
    case '3ds-success':
      return <Trans id="modal.3ds-success.deposit.title">Confirmed by your bank</Trans>;
    case 'pending':
      return isUnfinished ? (
        <Trans id="modal.pending.deposit.title.unfinished">Deposit not finished yet</Trans>
      ) : (
        <Trans id="modal.pending.deposit.title">Deposit pending</Trans>
      );
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

function ReportedTitle({ kind }: { kind: ResultKind }): ReactNode {
  switch (kind) {
    case 'success':
    case '3ds-success':
      return <Trans id="modal.success.deposit.title.reported">Deposit not confirmed yet</Trans>;
    case 'pending':
      return <Trans id="modal.pending.deposit.title.reported">Deposit not found yet</Trans>;
    case 'return':
      return <Trans id="modal.return.deposit.title">Back from the payment page</Trans>;
    case 'cancel':
      return <Trans id="modal.cancel.deposit.title.reported">Reported as cancelled</Trans>;
    case 'decline':
      return <Trans id="modal.decline.deposit.title.reported">Reported as declined</Trans>;
    case 'failed':
      return <Trans id="modal.failed.deposit.title.reported">Reported as failed</Trans>;
  }
}

interface ResultTextProps {
  kind: ResultKind;
  /** The method in the failures, as plain text. */
  met: string | null;
  basis: ResultBasis;
  isUnfinished: boolean;
}

/** What it means for the money: what only the address tells of is neither money nor its loss. */
export function ResultText({ kind, met, basis, isUnfinished }: ResultTextProps): ReactNode {
  const method = met === null || met.trim() === '' ? null : <bdi>{met}</bdi>;
  if (basis !== 'sure' && basis !== 'read') return <ReportedText kind={kind} method={method} />;
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
      return isUnfinished ? (
        <Trans id="modal.pending.deposit.text.unfinished">
          It may be waiting for you to confirm it at the provider or your bank. Once it is confirmed, the
          money is added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.pending.deposit.text">
          The payment is on its way. It is added to your balance once the provider confirms it.
        </Trans>
      );
    case 'return':
      return (
        <Trans id="modal.return.deposit.text">
          We do not know the result yet. If you did not complete the payment, nothing is taken.
        </Trans>
      );
    case 'cancel':
      return method ? (
        <Trans id="modal.cancel.deposit.text">
          The payment by {method} was cancelled. Nothing was added to your balance.
        </Trans>
      ) : (
        <Trans id="modal.cancel.deposit.text.plain">
          The payment was cancelled. Nothing was added to your balance.
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

/** Whether money may have left although nothing was added: not where the player called the payment off. */
export const mayBeCharged = (kind: ResultKind): boolean => kind === 'failed' || kind === 'decline';

/** What to do then: the first question of whoever reads that a payment failed. */
export function ChargedNote(): ReactNode {
  return (
    <Trans id="records.next.ended">
      If money left your account all the same, send the details to support.
    </Trans>
  );
}

/** What the payment page says, as its word. */
function ReportedText({ kind, method }: { kind: ResultKind; method: ReactNode }): ReactNode {
  switch (kind) {
    case 'success':
    case '3ds-success':
      return (
        <Trans id="modal.success.deposit.text.reported">
          The payment page reports that you paid. The money is added to your balance once we receive it.
        </Trans>
      );
    case 'pending':
      return (
        <Trans id="modal.pending.deposit.text.reported">
          The payment page reports that the payment is on its way. We cannot find it yet. Check your
          transactions for the final result.
        </Trans>
      );
    case 'return':
      return (
        <Trans id="modal.return.deposit.text">
          We do not know the result yet. If you did not complete the payment, nothing is taken.
        </Trans>
      );
    case 'cancel':
      return method ? (
        <Trans id="modal.cancel.deposit.text.reported">
          The payment page reports that you cancelled the payment by {method}. Check your transactions for the
          final result.
        </Trans>
      ) : (
        <Trans id="modal.cancel.deposit.text.reported.plain">
          The payment page reports that you cancelled the payment. Check your transactions for the final
          result.
        </Trans>
      );
    case 'decline':
      return method ? (
        <Trans id="modal.decline.deposit.text.reported">
          The payment page reports that the payment by {method} was declined. Check your transactions for the
          final result.
        </Trans>
      ) : (
        <Trans id="modal.decline.deposit.text.reported.plain">
          The payment page reports that the payment was declined. Check your transactions for the final
          result.
        </Trans>
      );
    case 'failed':
      return method ? (
        <Trans id="modal.failed.deposit.text.reported">
          The payment page reports that the payment by {method} failed. Check your transactions for the final
          result.
        </Trans>
      ) : (
        <Trans id="modal.failed.deposit.text.reported.plain">
          The payment page reports that the payment failed. Check your transactions for the final result.
        </Trans>
      );
  }
}
