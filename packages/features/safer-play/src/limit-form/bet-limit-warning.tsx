import { betLimitWarning } from '@baize/i18n/catalogue/safer-play';
import { useRulePack } from '@baize/player/rule-pack';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';

/** For how long a bet limit stays once it is set, where the market lets it be lowered at once, too (LIM-02). */
export function BetLimitWarning() {
  const { i18n } = useLingui();
  const { betLimitLowering } = useRulePack();
  return (
    <Alert tone="warning">
      {betLimitLowering === 'at-once' ? (
        <Trans id="limits.bet.warning.raise">
          You can lower it again at any time, but not raise it for at least an hour.
        </Trans>
      ) : (
        i18n._(betLimitWarning)
      )}
    </Alert>
  );
}
