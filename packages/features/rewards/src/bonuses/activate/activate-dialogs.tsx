import { PageLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { afterDeed } from '../deeds/after-deed.ts';
import { DeedDialog, DeedEnded } from '../deeds/deed-dialog.tsx';
import type { DeedEnding } from '../deeds/use-bonus-deed.ts';
import { ActivateQuestion } from './activate-question.tsx';
import { MoneyLock } from './money-lock.tsx';
import { TakenFigures } from './taken-figures.tsx';
import { locksMoney } from '../locks-money.ts';
import type { ActivateEnding, Activating, WantedBonus } from './use-activate.ts';
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
  const stay = useRef<HTMLButtonElement>(null);
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
    <DeedDialog
      title={titles[ending.kind]}
      open={ending.open}
      onClose={onClose}
      onExited={onExited}
      finalFocus={afterDeed(ending)}
      // Whoever presses Enter twice has agreed to nothing.
      {...(ending.kind === 'confirm' && { initialFocus: stay })}
    >
      <div data-activate={ending.kind}>
        <Body ending={ending} stay={stay} onAgain={() => onAgain(ending.bonus)} onClose={onClose} />
      </div>
    </DeedDialog>
  );
}

function Body(ask: {
  ending: ActivateEnding;
  stay: RefObject<HTMLButtonElement | null>;
  onAgain(): void;
  onClose(): void;
}) {
  const { ending, stay, onAgain, onClose } = ask;
  if (ending.kind === 'verify')
    return <VerifyFirst name={ending.bonus.name} onVerified={onAgain} onClose={onClose} />;
  if (ending.kind === 'confirm')
    return <ActivateQuestion bonus={ending.bonus} stay={stay} onConfirm={onAgain} onClose={onClose} />;
  return <ActivateEnded ending={ending} onAgain={onAgain} onClose={onClose} />;
}

function ActivateEnded(ask: { ending: DeedEnding; onAgain(): void; onClose(): void }) {
  const { bonus } = ask.ending;
  const name = <bdi>{bonus.name}</bdi>;
  return (
    <DeedEnded
      {...ask}
      figures={
        ask.ending.kind === 'done' && ask.ending.told ? <TakenFigures bonus={ask.ending.told} /> : null
      }
      way={
        <PageLink to="bonus_history" className={buttonClass({ variant: 'outline' })}>
          <Trans id="bonus.activated.see">See my bonuses</Trans>
        </PageLink>
      }
      words={{
        done: <Taken bonus={bonus} />,
        already: (
          <Trans id="bonus.activated.already">
            {name} is active already, from another tab or device. Nothing was done twice.
          </Trans>
        ),
        refused: (
          <Trans id="bonus.not-activated.text">
            The platform did not activate {name}. Nothing of yours has changed.
          </Trans>
        ),
        'not-done': (
          <Trans id="bonus.not-activated.lost">
            The answer was lost, and your bonuses do not show {name} as active. Trying again is safe: a bonus
            is activated once.
          </Trans>
        ),
        unknown: (
          <Trans id="bonus.activation.unknown">
            Your request for {name} was sent, but no answer came back. Trying again is safe: a bonus is
            activated once.
          </Trans>
        ),
      }}
    />
  );
}

/** That it is taken, and once more what it locks. */
function Taken({ bonus }: { bonus: WantedBonus }) {
  const name = <bdi>{bonus.name}</bdi>;
  if (!locksMoney(bonus))
    return <Trans id="bonus.activated.free">{name} is yours, and it locks none of your own money.</Trans>;
  return (
    <>
      <Trans id="bonus.activated.text">{name} is active now.</Trans> <MoneyLock />
    </>
  );
}
