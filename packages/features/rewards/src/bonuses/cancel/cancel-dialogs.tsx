import type { ExplainedMoney } from '@baize/domain/bonus-money';
import { Dialog } from '@baize/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MoneyStyle } from '../../calendar/money-style.ts';
import { DeedAgain, DeedDone, DeedRefused } from '../deeds/deed-parts.tsx';
import type { DeedEnding } from '../deeds/use-bonus-deed.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { Cancelling } from './use-cancel.ts';

/** What giving a bonus up takes away, before, and what it came to, after. */
export function CancelDialogs(ask: { cancelling: Cancelling; explained: ExplainedMoney; money: MoneyStyle }) {
  const { cancelling, explained, money } = ask;
  const { asked, ending } = cancelling;
  const { t } = useLingui();
  const close = {
    onClose: cancelling.dismiss,
    onExited: cancelling.forget,
    closeLabel: t({ id: 'dialog.close', message: 'Close' }),
  };
  if (asked) {
    return (
      <Dialog
        {...close}
        open={asked.open}
        title={t({ id: 'bonus.cancel.title', message: 'Give up this bonus' })}
      >
        <CancelQuestion
          bonus={asked.bonus}
          explained={explained}
          money={money}
          onConfirm={cancelling.confirm}
          onClose={cancelling.dismiss}
        />
      </Dialog>
    );
  }
  if (!ending) return null;
  return (
    <CancelEnding
      ending={ending}
      onAgain={cancelling.again}
      onClose={cancelling.dismiss}
      onExited={cancelling.forget}
    />
  );
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
  return (
    <Dialog
      open={ending.open}
      onClose={onClose}
      onExited={onExited}
      title={titles[ending.kind]}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
    >
      <div data-cancel={ending.kind}>
        <Body ending={ending} onAgain={onAgain} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Body({ ending, onAgain, onClose }: Omit<CancelEndingProps, 'onExited'>) {
  const name = <bdi>{ending.bonus.name}</bdi>;
  switch (ending.kind) {
    case 'done':
      return (
        <DeedDone onClose={onClose}>
          <Trans id="bonus.cancelled.text">{name} has ended. Your own money was not touched.</Trans>
        </DeedDone>
      );
    case 'already':
      return (
        <DeedDone onClose={onClose}>
          <Trans id="bonus.cancelled.already">{name} had ended already. Nothing was done twice.</Trans>
        </DeedDone>
      );
    case 'refused':
      return (
        <DeedRefused refusal={ending.refusal} onClose={onClose}>
          <Trans id="bonus.not-cancelled.text">
            The platform did not end {name}. Nothing of yours has changed.
          </Trans>
        </DeedRefused>
      );
    case 'not-done':
      return (
        <DeedAgain onAgain={onAgain} onClose={onClose}>
          <Trans id="bonus.not-cancelled.lost">
            The answer was lost, and your bonuses still show {name}. Trying again is safe.
          </Trans>
        </DeedAgain>
      );
    case 'unknown':
      return (
        <DeedAgain onAgain={onAgain} onClose={onClose}>
          <Trans id="bonus.cancellation.unknown">
            Your request to end {name} was sent, but no answer came back. Trying again is safe.
          </Trans>
        </DeedAgain>
      );
  }
}
