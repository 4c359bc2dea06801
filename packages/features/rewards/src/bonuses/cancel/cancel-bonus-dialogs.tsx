import type { BalanceBreakdown } from '@baize/domain/balance-breakdown';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { MoneyFormat } from '../../money/money-style.ts';
import { getFocusAfterAction } from '../actions/get-focus-after-action.ts';
import { BonusActionDialog, BonusActionResultView } from '../actions/bonus-action-dialog.tsx';
import type { FinishedBonusAction } from '../actions/use-bonus-action.ts';
import { CancelBonusConfirmation } from './cancel-bonus-confirmation.tsx';
import type { BonusCancellation } from './use-cancel-bonus.ts';

/** What giving a bonus up takes away, before, and what it came to, after. */
export function CancelBonusDialogs(ask: {
  cancellation: BonusCancellation;
  explained: BalanceBreakdown;
  money: MoneyFormat;
}) {
  const { cancellation, explained, money } = ask;
  const { request, result } = cancellation;
  const { t } = useLingui();
  const stay = useRef<HTMLButtonElement>(null);
  const { dismiss, reset } = cancellation;
  if (request) {
    const title = t({ id: 'bonus.cancel.title', message: 'Give up this bonus' });
    return (
      <BonusActionDialog
        title={title}
        open={request.open}
        initialFocus={stay}
        onClose={dismiss}
        onExited={reset}
      >
        <CancelBonusConfirmation
          bonus={request.bonus}
          explained={explained}
          money={money}
          keepRef={stay}
          onConfirm={cancellation.confirm}
          onClose={dismiss}
        />
      </BonusActionDialog>
    );
  }
  if (!result) return null;
  return (
    <CancelResultDialog result={result} onRetry={cancellation.retry} onClose={dismiss} onExited={reset} />
  );
}

export interface CancelResultDialogProps {
  result: FinishedBonusAction;
  onRetry(): void;
  onClose(): void;
  onExited(): void;
}

/** One dialog per ending of a cancellation. */
export function CancelResultDialog({ result, onRetry, onClose, onExited }: CancelResultDialogProps) {
  const { t } = useLingui();
  const titles = {
    done: t({ id: 'bonus.cancelled.title', message: 'Bonus given up' }),
    already: t({ id: 'bonus.cancelled.already.title', message: 'Already ended' }),
    refused: t({ id: 'bonus.not-cancelled.title', message: 'Bonus not given up' }),
    'not-done': t({ id: 'bonus.not-cancelled.title', message: 'Bonus not given up' }),
    unknown: t({ id: 'rakeback.unknown.claim.title', message: 'No answer yet' }),
  } satisfies Record<FinishedBonusAction['kind'], string>;
  const name = <bdi>{result.bonus.name}</bdi>;
  return (
    <BonusActionDialog
      title={titles[result.kind]}
      open={result.open}
      finalFocus={getFocusAfterAction(result)}
      onClose={onClose}
      onExited={onExited}
    >
      <div data-cancel={result.kind}>
        <BonusActionResultView
          result={result}
          onRetry={onRetry}
          onClose={onClose}
          messages={{
            done: (
              <Trans id="bonus.cancelled.text">{name} is given up. Your own money was not touched.</Trans>
            ),
            already: (
              <Trans id="bonus.cancelled.already">{name} had ended already. Nothing else has changed.</Trans>
            ),
            refused: (
              <Trans id="bonus.not-cancelled.text">
                {name} was not given up. Nothing of yours has changed.
              </Trans>
            ),
            'not-done': (
              <Trans id="bonus.not-cancelled.lost">
                The answer was lost, and your bonuses still show {name}. Trying again is safe.
              </Trans>
            ),
            unknown: (
              <Trans id="bonus.cancellation.unknown">
                Your request to give up {name} was sent, but no answer came back. Trying again is safe.
              </Trans>
            ),
          }}
        />
      </div>
    </BonusActionDialog>
  );
}
