import type { CryptoDepositStep } from '@baize/domain/crypto-deposit';
import { cryptoStepMessages } from '@baize/i18n/catalogue/crypto-steps';
import { StepList } from '@baize/wallet/step-list';
import { useLingui } from '@lingui/react/macro';

/** Where a deposit by crypto is: created, seen on the network, confirmed, credited (beyond 7). */
export function CryptoSteps({ steps }: { steps: readonly CryptoDepositStep[] }) {
  const { i18n, t } = useLingui();
  const name = ({ step, state }: CryptoDepositStep) =>
    ({
      created: t({ id: 'deposit.step.created', message: 'Created' }),
      seen: i18n._(cryptoStepMessages.seen[state]),
      confirmed: i18n._(cryptoStepMessages.confirmed[state]),
      credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
    })[step];
  return <StepList steps={steps.map((step) => ({ ...step, name: name(step) }))} />;
}
