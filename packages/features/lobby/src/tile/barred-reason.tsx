import type { ExclusionStatus } from '@baize/domain/self-exclusion';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Snowflake } from 'lucide-react';
import * as css from './tile-overlay.css.ts';

/**
 * Stands at a game from the start, for fingers too: whoever may not play need not come near it to be told. The
 * game's page says until when, and what can be done.
 */
export function BarredReason({ why }: { why: Exclude<ExclusionStatus, 'free'> | 'locked' | 'restricted' }) {
  const { t } = useLingui();
  if (why === 'restricted') return <Trans id="game.restricted.badge">Not in your country</Trans>;
  if (why === 'locked') return <Trans id="game.blocked.locked">Locked in this browser</Trans>;
  const Icon = why === 'excluded' ? Ban : Snowflake;
  return (
    <>
      <Icon size={14} aria-hidden className={css.barredIcon} />
      {why === 'excluded'
        ? t({ id: 'game.blocked.excluded', message: 'Your self-exclusion is in force' })
        : t({ id: 'game.blocked.frozen', message: 'Your account is frozen' })}
    </>
  );
}
