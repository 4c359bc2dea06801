import type { DepositStep } from '@baize/domain/deposit-payment';
import { StepList } from '@baize/wallet/step-list';
import { useLingui } from '@lingui/react/macro';

interface TimelineProps {
  steps: readonly DepositStep[];
  /** Whose turn it may be while the payment is open: how long a player takes nobody can say. `answer`: nobody knows. */
  waitsFor: 'player' | 'provider' | 'answer';
}

/** Where a payment is: created, confirmed by the bank, with the provider, credited (beyond 7). */
export function Timeline({ steps, waitsFor }: TimelineProps) {
  const { t } = useLingui();
  const waiting = {
    player: t({ id: 'deposit.step.player.now', message: 'To be confirmed at the provider or your bank' }),
    provider: t({ id: 'deposit.step.provider.now', message: 'Waiting for the provider' }),
    answer: t({ id: 'deposit.step.answer', message: 'No answer yet' }),
  };
  const provider = {
    done: t({ id: 'deposit.step.provider.done', message: 'Confirmed by the provider' }),
    now: waiting[waitsFor],
    ahead: waiting.provider,
    ended: t({ id: 'deposit.step.provider.ended', message: 'Ended at the provider' }),
  };
  const name = (step: DepositStep) =>
    ({
      created:
        waitsFor === 'answer'
          ? t({ id: 'deposit.step.sent', message: 'Sent' })
          : t({ id: 'deposit.step.created', message: 'Created' }),
      bank: t({ id: 'deposit.step.bank', message: 'You were at your bank' }),
      provider: provider[step.state],
      credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
    })[step.step];
  const waitNote = (step: DepositStep) =>
    step.state === 'now' && waitsFor === 'provider'
      ? t({ id: 'deposit.step.wait', message: 'Usually a few minutes' })
      : null;
  return <StepList steps={steps.map((step) => ({ ...step, name: name(step), note: waitNote(step) }))} />;
}
