import { betLimitDecisionMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { useRulePack } from '@baize/player/rule-pack';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { BetLimitLock } from './use-bet-limit-lock.ts';

/** Why a bet limit stays for now, and until when (LIM-02). */
export function BetLimitLockNotice({ lock }: { lock: NonNullable<BetLimitLock> }) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const lowering = useRulePack().betLimitLowering;
  if (lock === 'support')
    return <Alert tone="info">{i18n._(betLimitDecisionMessages['support-only'])}</Alert>;
  const when = twoTimes(lock.until);
  return (
    <Alert tone="warning" icon={<Lock />}>
      {lowering === 'at-once' ? (
        <Trans id="limits.bet.locked.raise">
          You can lower your bet limit now. You can raise or remove it again from {when}.
        </Trans>
      ) : (
        i18n._({ ...betLimitDecisionMessages.locked, values: { when } })
      )}
    </Alert>
  );
}
