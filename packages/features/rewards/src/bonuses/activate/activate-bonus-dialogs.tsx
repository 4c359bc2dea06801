import { PageLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { getFocusAfterAction } from '../actions/get-focus-after-action.ts';
import { BonusActionDialog, BonusActionResultView } from '../actions/bonus-action-dialog.tsx';
import type { FinishedBonusAction } from '../actions/use-bonus-action.ts';
import { ActivateBonusConfirmation } from './activate-bonus-confirmation.tsx';
import { LockedMoneyText } from './locked-money-text.tsx';
import { ActivatedBonusFigures } from './activated-bonus-figures.tsx';
import { locksMoney } from '../locks-money.ts';
import type { ActivationState, BonusActivation, RequestedBonus } from './use-activate-bonus.ts';
import { VerifyEmailFirst } from './verify-email-first.tsx';

/** What activating a bonus came to, and what it asks for first. */
export function ActivateBonusDialogs({ activation }: { activation: BonusActivation }) {
  const { state, proceed, dismiss, reset } = activation;
  if (!state) return null;
  return <ActivateBonusDialog state={state} onRetry={proceed} onClose={dismiss} onExited={reset} />;
}

export interface ActivateBonusDialogProps {
  state: ActivationState;
  onRetry(bonus: RequestedBonus): void;
  onClose(): void;
  onExited(): void;
}

/** One dialog per ending of an activation. */
export function ActivateBonusDialog({ state, onRetry, onClose, onExited }: ActivateBonusDialogProps) {
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
  } satisfies Record<ActivationState['kind'], string>;
  return (
    <BonusActionDialog
      title={titles[state.kind]}
      open={state.open}
      onClose={onClose}
      onExited={onExited}
      finalFocus={getFocusAfterAction(state)}
      // Whoever presses Enter twice has agreed to nothing.
      {...(state.kind === 'confirm' && { initialFocus: stay })}
    >
      <div data-activate={state.kind}>
        <Body ending={state} stay={stay} onAgain={() => onRetry(state.bonus)} onClose={onClose} />
      </div>
    </BonusActionDialog>
  );
}

function Body(ask: {
  ending: ActivationState;
  stay: RefObject<HTMLButtonElement | null>;
  onAgain(): void;
  onClose(): void;
}) {
  const { ending, stay, onAgain, onClose } = ask;
  if (ending.kind === 'verify')
    return <VerifyEmailFirst name={ending.bonus.name} onVerified={onAgain} onClose={onClose} />;
  if (ending.kind === 'confirm')
    return (
      <ActivateBonusConfirmation
        bonus={ending.bonus}
        declineRef={stay}
        onConfirm={onAgain}
        onClose={onClose}
      />
    );
  return <ActivateResult result={ending} onRetry={onAgain} onClose={onClose} />;
}

function ActivateResult(ask: { result: FinishedBonusAction; onRetry(): void; onClose(): void }) {
  const { bonus } = ask.result;
  const name = <bdi>{bonus.name}</bdi>;
  return (
    <BonusActionResultView
      {...ask}
      figures={
        ask.result.kind === 'done' && ask.result.updatedBonus ? (
          <ActivatedBonusFigures bonus={ask.result.updatedBonus} />
        ) : null
      }
      nextAction={
        <PageLink to="bonus_history" className={buttonClass({ variant: 'outline' })}>
          <Trans id="bonus.activated.see">See my bonuses</Trans>
        </PageLink>
      }
      messages={{
        done: <ActivatedDetails bonus={bonus} />,
        already: (
          <Trans id="bonus.activated.already">
            {name} is active already, from another tab or device. It was not activated twice.
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
function ActivatedDetails({ bonus }: { bonus: RequestedBonus }) {
  const name = <bdi>{bonus.name}</bdi>;
  if (!locksMoney(bonus))
    return <Trans id="bonus.activated.free">{name} is yours, and it locks none of your own money.</Trans>;
  return (
    <>
      <Trans id="bonus.activated.text">{name} is active now.</Trans> <LockedMoneyText />
    </>
  );
}
