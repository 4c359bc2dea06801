import { Switch } from '@baize/ui/switch';
import { Trans } from '@lingui/react/macro';
import { TimerOff } from 'lucide-react';
import { setReducedPressure, useReducedPressure, useIsReducedPressureAutomatic } from './reduced-pressure.ts';
import * as styles from './reduced-pressure-switch.css.ts';

/** Hides countdowns, movement by itself and words of urgency, everywhere at once (beyond 5). */
export function ReducedPressureSwitch({ detail = 'words' }: { detail?: SwitchDetail }) {
  const state = useSwitchState();
  return <ReducedPressureSwitchView state={state} detail={detail} onChange={setReducedPressure} />;
}

type SwitchDetail = 'words' | 'switch';
type SwitchState = 'shown' | 'hidden' | 'hidden-by-itself';

function useSwitchState(): SwitchState {
  const calm = useReducedPressure();
  const byItself = useIsReducedPressureAutomatic();
  if (!calm) return 'shown';
  return byItself ? 'hidden-by-itself' : 'hidden';
}

/** The switch alone, for whoever knows its state. */
export function ReducedPressureSwitchView({
  state,
  detail,
  onChange,
}: {
  state: SwitchState;
  detail: SwitchDetail;
  onChange(hidden: boolean): void;
}) {
  return (
    <div className={styles.root}>
      <Switch
        checked={state !== 'shown'}
        onCheckedChange={onChange}
        label={<Trans id="reduced-pressure.hide">Hide countdowns</Trans>}
        icon={<TimerOff size={20} aria-hidden className={styles.icon} />}
      />
      {detail === 'words' ? (
        <p className={styles.text}>
          {state === 'hidden-by-itself' ? (
            <Trans id="reduced-pressure.automatic">
              Hidden since your break or your limit. You can show them again at any time.
            </Trans>
          ) : (
            <Trans id="reduced-pressure.description">
              Nothing counts down or moves by itself. You still see when each day ends.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
