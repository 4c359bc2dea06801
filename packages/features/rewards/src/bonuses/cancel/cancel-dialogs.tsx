import type { ExplainedMoney } from '@baize/domain/bonus-money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { MoneyStyle } from '../../calendar/money-style.ts';
import { afterDeed } from '../deeds/after-deed.ts';
import { DeedDialog, DeedEnded } from '../deeds/deed-dialog.tsx';
import type { DeedEnding } from '../deeds/use-bonus-deed.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { Cancelling } from './use-cancel.ts';

/** What giving a bonus up takes away, before, and what it came to, after. */
export function CancelDialogs(ask: { cancelling: Cancelling; explained: ExplainedMoney; money: MoneyStyle }) {
  const { cancelling, explained, money } = ask;
  const { asked, ending } = cancelling;
  const { t } = useLingui();
  const stay = useRef<HTMLButtonElement>(null);
  const { dismiss, forget } = cancelling;
  if (asked) {
    const title = t({ id: 'bonus.cancel.title', message: 'Give up this bonus' });
    return (
      <DeedDialog title={title} open={asked.open} initialFocus={stay} onClose={dismiss} onExited={forget}>
        <CancelQuestion
          bonus={asked.bonus}
          explained={explained}
          money={money}
          stay={stay}
          onConfirm={cancelling.confirm}
          onClose={dismiss}
        />
      </DeedDialog>
    );
  }
  if (!ending) return null;
  return <CancelEnding ending={ending} onAgain={cancelling.again} onClose={dismiss} onExited={forget} />;
}

export interface CancelEndingProps {
  ending: DeedEnding;
  onAgain(): void;
  onClose(): void;
  onExited(): void;
}

/** One dialog per ending of a cancellation. */
export function CancelEnding({ ending, onAgain, onClose, onExited }: CancelEndingProps) {
  const { t } = useLingui();
  const titles = {
    done: t({ id: 'bonus.cancelled.title', message: 'Bonus given up' }),
    already: t({ id: 'bonus.cancelled.already.title', message: 'Already ended' }),
    refused: t({ id: 'bonus.not-cancelled.title', message: 'Bonus not given up' }),
    'not-done': t({ id: 'bonus.not-cancelled.title', message: 'Bonus not given up' }),
    unknown: t({ id: 'rakeback.unknown.claim.title', message: 'No answer yet' }),
  } satisfies Record<DeedEnding['kind'], string>;
  const name = <bdi>{ending.bonus.name}</bdi>;
  return (
    <DeedDialog
      title={titles[ending.kind]}
      open={ending.open}
      finalFocus={afterDeed(ending)}
      onClose={onClose}
      onExited={onExited}
    >
      <div data-cancel={ending.kind}>
        <DeedEnded
          ending={ending}
          onAgain={onAgain}
          onClose={onClose}
          words={{
            done: (
              <Trans id="bonus.cancelled.text">{name} is given up. Your own money was not touched.</Trans>
            ),
            already: (
              <Trans id="bonus.cancelled.already">{name} had ended already. Nothing was done twice.</Trans>
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
    </DeedDialog>
  );
}
