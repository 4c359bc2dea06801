import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { useBackTarget, useGoBack } from '@baize/shell/back-target';
import { PageLink } from '@baize/shell/links';
import { ModalLink } from '@baize/shell/modals';
import { Button, buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { NO_RETURN_PATHS } from '../deposit/back-link.tsx';
import { AlternativeMethodButton } from './alternative-method-button.tsx';
import { usePlayer } from '@baize/shell/player';
import { useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import { isConfirmed, isUnfinished, type DepositResult } from './use-deposit-result.ts';

/**
 * The ways on from a result: another method, the log-in, the transactions, back to where the player was (NAV-09). Another
 * method is offered only once the platform has said that the payment failed: before, it may be paid twice.
 */
export function ResultActions({ result, close }: { result: DepositResult; close(): void }) {
  const failed = FAILURE_KINDS.includes(result.kind);
  const sure = isConfirmed(result);
  const back = useBackTarget(NO_RETURN_PATHS);
  const canContinue = useCanContinue(result);
  return (
    <>
      {result.viewer === 'visitor' ? (
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          <Trans id="deposit.result.to-log-in">Log in</Trans>
        </ModalLink>
      ) : null}
      {failed && sure && result.viewer === 'player' ? <AlternativeMethodButton result={result} /> : null}
      {canContinue ? (
        <PageLink to="deposit" className={buttonClass({ variant: 'primary' })}>
          <Trans id="deposit.result.continue">Continue the payment</Trans>
        </PageLink>
      ) : null}
      {!failed && !canContinue && back !== null ? <BackButton href={back} /> : null}
      {result.viewer === 'visitor' ? null : (
        <PageLink
          to="transactions"
          className={buttonClass({ variant: failed && !sure ? 'primary' : 'outline' })}
        >
          <Trans id="deposit.result.transactions">Your transactions</Trans>
        </PageLink>
      )}
      <Button variant="ghost" onClick={close}>
        <Trans id="button.cancel.deposit.text">Close</Trans>
      </Button>
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

function BackButton({ href }: { href: string }) {
  const { t } = useLingui();
  const goBack = useGoBack(href);
  return (
    <Button variant="primary" onClick={() => goBack()}>
      {t({ id: 'nav.back', message: 'Back to where you were' })}
    </Button>
  );
}
