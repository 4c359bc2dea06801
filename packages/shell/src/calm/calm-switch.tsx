import { Switch } from '@baize/ui/switch';
import { Trans } from '@lingui/react/macro';
import { TimerOff } from 'lucide-react';
import { chooseCalm, useCalm, useCalmByItself } from './calm.ts';
import * as styles from './calm-switch.css.ts';

/** Hides countdowns, movement by itself and words of urgency, everywhere at once (beyond 5). */
export function CalmSwitch({ detail = 'words' }: { detail?: 'words' | 'switch' }) {
  const calm = useCalm();
  const byItself = useCalmByItself();
  return (
    <div className={styles.box}>
      <Switch
        checked={calm}
        onCheckedChange={chooseCalm}
        label={<Trans id="calm.hide">Hide countdowns</Trans>}
        icon={<TimerOff size={20} aria-hidden className={styles.icon} />}
      />
      {detail === 'words' ? (
        <p className={styles.words}>
          {byItself ? (
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
