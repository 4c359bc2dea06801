import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { PageLink, PathLink, TargetLink, ModalLink } from '@baize/links';
import { useBackTarget, useGoBack } from '@baize/links/back-target';
import { Button, buttonClass } from '@baize/ui/button';
import { useContinuePayment } from '@baize/wallet/continue-payment';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecordTarget } from '@baize/links/record-target';
import { usePlayer } from '@baize/player';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { NO_RETURN_PATHS } from '../no-return-paths.ts';
import { AlternativeMethodButton, AlternativeMethodRoom } from './alternative-method-button.tsx';
import { depositIntents } from '../intent/payment-intents.ts';
import { isConfirmed, isUnfinished, type DepositResult } from './use-deposit-result.ts';

interface ResultActionsProps {
  result: DepositResult;
  close(): void;
  onAlternative(): void;
}

/**
 * The ways on from a result: another method, the log-in, the payment's record, back to where the player was (NAV-09). Another
 * method is offered only once the platform has said that the payment failed: before, it may be paid twice.
 */
export function ResultActions({ result, close, onAlternative }: ResultActionsProps) {
  const failed = FAILURE_KINDS.includes(result.kind);
  const sure = isConfirmed(result);
  const back = useBackTarget(NO_RETURN_PATHS);
  const canContinue = useCanContinue(result);
  const elsewhere = useContinuePayment(isUnfinished(result) ? result.row : null);
  // What this browser began is gone on with by its form, which knows the order.
  const onward = canContinue ? null : elsewhere;
  const hasEnded = failed && sure && result.viewer === 'player';
  const closeFirst = hasEnded && result.kind === 'cancel';
  const needsSupport = hasEnded && isForSupport(result);
  return (
    <>
      {result.viewer === 'visitor' ? (
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          <Trans id="deposit.result.to-log-in">Log in</Trans>
        </ModalLink>
      ) : null}
      {closeFirst ? <CloseButton variant="primary" close={close} /> : null}
      {needsSupport ? (
        <PathLink to="/contacts" className={buttonClass({ variant: 'primary' })}>
          <Trans id="profile.support">Contact support</Trans>
        </PathLink>
      ) : null}
      {failed && !sure && result.proof === 'asking' && result.viewer !== 'visitor' ? (
        <AlternativeMethodRoom />
      ) : null}
      {hasEnded ? (
        <AlternativeMethodButton
          result={result}
          variant={closeFirst || needsSupport ? 'outline' : 'primary'}
          onTaken={onAlternative}
        />
      ) : null}
      {canContinue ? (
        <PageLink to="deposit" className={buttonClass({ variant: 'primary' })}>
          <Trans id="deposit.result.continue">Continue the payment</Trans>
        </PageLink>
      ) : null}
      {onward === null ? null : (
        <Button variant="primary" onClick={onward.go}>
          {onward.place === 'bank' ? (
            <Trans id="deposit.continue.bank">Continue with your bank</Trans>
          ) : (
            <Trans id="deposit.result.continue">Continue the payment</Trans>
          )}
        </Button>
      )}
      {!failed && !canContinue && onward === null && back !== null ? <BackButton href={back} /> : null}
      {result.viewer === 'visitor' ? null : (
        <RecordButton result={result} variant={failed && !sure ? 'primary' : 'outline'} />
      )}
      {closeFirst ? null : <CloseButton variant="outline" close={close} />}
    </>
  );
}

/** Whether this browser began the payment, so that the deposit's page can lead on with it. */
function useCanContinue(result: DepositResult): boolean {
  const userId = usePlayer()?.getUser.userId ?? null;
  const { transactionId } = result;
  const isBegun = useSyncExternalStore(
    depositIntents.subscribe,
    () =>
      [...depositIntents.continuedElsewhere(userId), ...depositIntents.allOwed(userId)].some(
        (one) => one.transactionId === transactionId,
      ),
    () => false,
  );
  return isBegun && transactionId !== null && isUnfinished(result);
}

/** A failure that the player can do nothing about: support knows more of it. */
function isForSupport({ row, event }: DepositResult): boolean {
  return (row?.code ?? event?.code) === 'UNIFIED_ERROR';
}

interface CloseButtonProps {
  variant: 'primary' | 'outline';
  close(): void;
}

function CloseButton({ variant, close }: CloseButtonProps) {
  return (
    <Button variant={variant} onClick={close}>
      <Trans id="button.cancel.deposit.text">Close</Trans>
    </Button>
  );
}

interface RecordButtonProps {
  result: DepositResult;
  variant: 'primary' | 'outline';
}

/** Leads to this very payment where the platform's list has it, else to the list. */
function RecordButton({ result: { row }, variant }: RecordButtonProps) {
  const record = useRecordTarget(row === null ? null : (row.reference ?? row.transactionId));
  const { pathname } = useLocation();
  // Over its own record the dialog has nowhere to lead.
  if (record !== null && record.href.split(/[?#]/)[0] === pathname) return null;
  if (record === null)
    return (
      <PageLink to="transactions" className={buttonClass({ variant })}>
        <Trans id="deposit.result.transactions">Your transactions</Trans>
      </PageLink>
    );
  return (
    <TargetLink target={record} className={buttonClass({ variant })}>
      <Trans id="deposit.result.record">Payment record</Trans>
    </TargetLink>
  );
}

function BackButton({ href }: { href: string }) {
  const { t } = useLingui();
  const goBack = useGoBack(href);
  return (
    <Button variant="primary" onClick={() => goBack()}>
      {t({ id: 'nav.back', message: 'Back to where you were' })}
    </Button>
  );
}
