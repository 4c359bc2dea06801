import { withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import { StepList } from '@baize/wallet/step-list';
import { useLingui } from '@lingui/react/macro';

/** Where a withdrawal without an answer is; `since` is when it was sent, epoch ms (PAY-09). */
export function UnansweredTimeline({ since }: { since: number }) {
  const { t, i18n } = useLingui();
  return (
    <StepList
      steps={[
        { step: 'sent', state: 'done', at: since, name: t({ id: 'deposit.step.sent', message: 'Sent' }) },
        { step: 'answer', state: 'now', name: t({ id: 'deposit.step.answer', message: 'No answer yet' }) },
        { step: 'paid-out', state: 'ahead', name: i18n._(withdrawalStepMessages['paid-out'].ahead) },
      ]}
    />
  );
}
