import type { Loyalty } from '@baize/api/endpoints/rewards';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { Crown } from 'lucide-react';
import { FormattedNumber } from '../tournaments/tournament-facts.tsx';
import { ClubCard } from './club-card.tsx';
import { ClubPending } from './club-pending.tsx';
import * as css from './club.css.ts';
import { LevelsTable } from './levels-table.tsx';
import { LevelBenefits } from './level-benefits.tsx';
import { GroupProgress, LevelProgress } from './level-progress.tsx';

/** Whether what levels bring for playing is told: nobody on a break or at a limit is told of it; `unknown` until that is read. */
export type NextLevelVisibility = 'shown' | 'hidden' | 'unknown';

export interface ClubStatusViewProps {
  /** Null while it is read; the level alone may be known before (`level`). */
  loyalty: Loyalty | null;
  level: number | null;
  steps: readonly number[];
  nextLevel: NextLevelVisibility;
  failed: boolean;
  onRetry(): void;
}

/** Where a player stands in the club: what that brings, and, where it may be told, what comes next. */
export function ClubStatusView({ loyalty, level, steps, nextLevel, failed, onRetry }: ClubStatusViewProps) {
  const known = loyalty?.level ?? level;
  const own = loyalty?.levels.find((one) => one.level === loyalty.level) ?? null;
  const current = known === null ? null : <CurrentLevel level={known} name={own?.name ?? ''} />;
  if (loyalty === null && !failed)
    return <ClubPending levels={nextLevel === 'hidden' ? 'none' : 'expected'}>{current}</ClubPending>;
  return (
    <div className={css.status}>
      <ClubCard title={<Trans id="club.status">Where you stand</Trans>}>
        {current}
        {loyalty && nextLevel === 'shown' ? (
          <>
            <LevelProgress loyalty={loyalty} />
            <GroupProgress level={loyalty.level} steps={steps} />
          </>
        ) : null}
        {loyalty && nextLevel === 'hidden' ? <Points points={loyalty.points} /> : null}
        {loyalty === null && failed ? <ClubStatusError onRetry={onRetry} /> : null}
      </ClubCard>
      {loyalty && nextLevel === 'shown' ? <LevelBenefits loyalty={loyalty} /> : null}
      {loyalty && nextLevel === 'shown' && loyalty.levels.length > 0 ? (
        <LevelsTable loyalty={loyalty} />
      ) : null}
    </div>
  );
}

function CurrentLevel({ level, name }: { level: number; name: string }) {
  const number = <bdi>{level}</bdi>;
  return (
    <p className={css.level}>
      <Badge tone="accent" icon={<Crown aria-hidden />}>
        <Trans id="club.level">Level {number}</Trans>
      </Badge>
      {name === '' ? null : <bdi className={css.levelName}>{name}</bdi>}
    </p>
  );
}

function Points({ points }: { points: number }) {
  const figure = <FormattedNumber value={points} />;
  return (
    <p className={css.text}>
      <Trans id="club.points">{figure} points</Trans>
    </p>
  );
}

function ClubStatusError({ onRetry }: { onRetry(): void }) {
  return (
    <Alert
      tone="warning"
      announce="now"
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          <Trans id="button.try-again">Try again</Trans>
        </Button>
      }
    >
      <Trans id="club.failed">Your points could not be loaded. They are not lost.</Trans>
    </Alert>
  );
}
