import { Switch } from '@baize/ui/switch';
import { Trans } from '@lingui/react/macro';
import { TimerOff } from 'lucide-react';
import { chooseCalm, useCalm, useCalmByItself } from './calm.ts';
import * as styles from './calm-switch.css.ts';

/** Hides countdowns, movement by itself and words of urgency, everywhere at once (beyond 5). */
export function CalmSwitch({ detail = 'words' }: { detail?: CalmDetail }) {
  const state = useCalmState();
  return <CalmSwitchView state={state} detail={detail} onChange={chooseCalm} />;
}

type CalmDetail = 'words' | 'switch';
type CalmState = 'shown' | 'hidden' | 'hidden-by-itself';

function useCalmState(): CalmState {
  const calm = useCalm();
  const byItself = useCalmByItself();
  if (!calm) return 'shown';
  return byItself ? 'hidden-by-itself' : 'hidden';
}

/** The switch alone, for whoever knows its state. */
export function CalmSwitchView({
  state,
  detail,
  onChange,
}: {
  state: CalmState;
  detail: CalmDetail;
  onChange(hidden: boolean): void;
}) {
  return (
    <div className={styles.box}>
      <Switch
        checked={state !== 'shown'}
        onCheckedChange={onChange}
        label={<Trans id="calm.hide">Hide countdowns</Trans>}
        icon={<TimerOff size={20} aria-hidden className={styles.icon} />}
      />
      {detail === 'words' ? (
        <p className={styles.words}>
          {state === 'hidden-by-itself' ? (
            <Trans id="calm.by-itself">
              Hidden since your break or your limit. You can show them again at any time.
            </Trans>
          ) : (
            <Trans id="calm.words">
              Nothing counts down or moves by itself. You still see when each day ends.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
