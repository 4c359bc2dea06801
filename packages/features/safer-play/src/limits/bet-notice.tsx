import { betLimitDecisionMessages } from '@baize/i18n/catalogue/safer-play';
import { useTwoTimes } from '@baize/shell/two-times';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { BetHold } from './use-bet-hold.ts';

/** Why a bet limit stays for now, and until when (LIM-02). */
export function BetNotice({ hold }: { hold: NonNullable<BetHold> }) {
  const { i18n } = useLingui();
  const twoTimes = useTwoTimes();
  if (hold === 'support')
    return <Alert tone="info">{i18n._(betLimitDecisionMessages['support-only'])}</Alert>;
  const when = twoTimes(hold.until);
  return (
    <Alert tone="warning" icon={<Lock />}>
      {i18n._({ ...betLimitDecisionMessages.locked, values: { when } })}
    </Alert>
  );
}
