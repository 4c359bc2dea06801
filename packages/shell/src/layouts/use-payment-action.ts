import type { ExclusionStatus } from '@baize/domain/self-exclusion';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, Plus } from 'lucide-react';

/** Where a frame leads with the player's money: who is excluded or frozen can only take it out (SES-09). */
export function usePaymentAction(safety: ExclusionStatus | 'locked') {
  const { t } = useLingui();
  return safety === 'free'
    ? ({
        to: 'deposit',
        name: t({ id: 'nav.deposit', message: 'Deposit' }),
        Icon: Plus,
        variant: 'primary',
      } as const)
    : ({
        to: 'withdraw',
        name: t({ id: 'nav.withdraw', message: 'Withdraw' }),
        Icon: ArrowDownToLine,
        variant: 'outline',
      } as const);
}
