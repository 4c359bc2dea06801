import { PageLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeedAgain, DeedDone, DeedRefused } from '../deeds/deed-parts.tsx';
import { ActivateQuestion } from './activate-question.tsx';
import { MoneyLock } from './money-lock.tsx';
import { locksMoney, type ActivateEnding, type Activating, type WantedBonus } from './use-activate.ts';
import { VerifyFirst } from './verify-first.tsx';

/** What activating a bonus came to, and what it asks for first. */
export function ActivateDialogs({ activating }: { activating: Activating }) {
  const { ending, again, dismiss, forget } = activating;
  if (!ending) return null;
  return <ActivateDialog ending={ending} onAgain={again} onClose={dismiss} onExited={forget} />;
}

export interface ActivateDialogProps {
  ending: ActivateEnding;
  onAgain(bonus: WantedBonus): void;
  onClose(): void;
  onExited(): void;
}

/** One dialog per ending of an activation. */
export function ActivateDialog({ ending, onAgain, onClose, onExited }: ActivateDialogProps) {
  const { t } = useLingui();
  const titles = {
    verify: t({ id: 'bonus.verify.title', message: 'Confirm your e-mail first' }),
    confirm: t({ id: 'bonus.confirm.title', message: 'Activate this bonus?' }),
    done: t({ id: 'bonus.activated.title', message: 'Bonus activated' }),
    already: t({ id: 'bonus.activated.already.title', message: 'Already active' }),
    refused: t({ id: 'bonus.not-activated.title', message: 'Bonus not activated' }),
    'not-done': t({ id: 'bonus.not-activated.title', message: 'Bonus not activated' }),
    unknown: t({ id: 'rakeback.unknown.claim.title', message: 'No answer yet' }),
  } satisfies Record<ActivateEnding['kind'], string>;
  return (
    <Dialog
      open={ending.open}
      onClose={onClose}
      onExited={onExited}
      title={titles[ending.kind]}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
    >
      <div data-activate={ending.kind}>
        <Body ending={ending} onAgain={() => onAgain(ending.bonus)} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Body(ask: { ending: ActivateEnding; onAgain(): void; onClose(): void }) {
  const { ending, onAgain, onClose } = ask;
  const name = <bdi>{ending.bonus.name}</bdi>;
  switch (ending.kind) {
    case 'verify':
      return <VerifyFirst name={ending.bonus.name} onVerified={onAgain} onClose={onClose} />;
    case 'confirm':
      return <ActivateQuestion bonus={ending.bonus} onConfirm={onAgain} onClose={onClose} />;
    case 'refused':
      return (
        <DeedRefused refusal={ending.refusal} onClose={onClose}>
          <Trans id="bonus.not-activated.text">
            The platform did not activate {name}. Nothing of yours has changed.
          </Trans>
        </DeedRefused>
      );
    case 'not-done':
      return (
        <DeedAgain onAgain={onAgain} onClose={onClose}>
          <Trans id="bonus.not-activated.lost">
            The answer was lost, and your bonuses do not show {name} as active. Trying again is safe: a bonus
            is activated once.
          </Trans>
        </DeedAgain>
      );
    case 'unknown':
      return (
        <DeedAgain onAgain={onAgain} onClose={onClose}>
          <Trans id="bonus.activation.unknown">
            Your request for {name} was sent, but no answer came back. Trying again is safe: a bonus is
            activated once.
          </Trans>
        </DeedAgain>
      );
    case 'done':
    case 'already':
      return (
        <DeedDone
          onClose={onClose}
          way={
            <PageLink to="bonus_history" className={buttonClass({ variant: 'outline' })}>
              <Trans id="bonus.activated.see">See my bonuses</Trans>
            </PageLink>
          }
        >
          <Taken ending={ending} />
        </DeedDone>
      );
  }
}

/** That it is taken, and once more what it locks. */
function Taken({ ending: { kind, bonus } }: { ending: ActivateEnding }) {
  const name = <bdi>{bonus.name}</bdi>;
  if (kind === 'already') {
    return (
      <Trans id="bonus.activated.already">
        {name} is active already, from another tab or device. Nothing was done twice.
      </Trans>
    );
  }
  if (!locksMoney(bonus))
    return <Trans id="bonus.activated.free">{name} is yours, and it locks none of your own money.</Trans>;
  return (
    <>
      <Trans id="bonus.activated.text">
        {name} is active now. Before you play on, see what it adds, what is left to wager and how much of it
        can become your own.
      </Trans>{' '}
      <MoneyLock />
    </>
  );
}
