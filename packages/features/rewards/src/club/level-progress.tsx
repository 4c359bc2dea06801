import type { Loyalty } from '@baize/api/endpoints/rewards';
import { loyaltyProgress, pointsProgress } from '@baize/domain/loyalty';
import { formatNumber } from '@baize/i18n/formats';
import { Progress, ProgressSteps } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormattedNumber } from '../tournaments/tournament-facts.tsx';
import * as css from './club.css.ts';

/** The points between this level and the next, as two figures and a bar: no count of what is missing, no deadline. */
export function LevelProgress({ loyalty }: { loyalty: Loyalty }) {
  const { t, i18n } = useLingui();
  const { points, level, levels } = loyalty;
  const { next, fraction } = pointsProgress(loyalty);
  const above = levels.find((one) => one.level > level);
  const figure = <FormattedNumber value={points} />;
  if (next === null) {
    return (
      <p className={css.line}>
        <span>
          <Trans id="club.points">{figure} points</Trans>
        </span>
        <span className={css.aside}>
          <Trans id="club.top">This is the highest level.</Trans>
        </span>
      </p>
    );
  }
  const have = formatNumber({ value: points, locale: i18n.locale });
  const need = formatNumber({ value: next, locale: i18n.locale });
  const goal = <FormattedNumber value={next} />;
  // The bar is the way from the one to the other.
  const began = <FormattedNumber value={levels.find((one) => one.level === level)?.pointsFrom ?? 0} />;
  const number = <bdi>{above?.level ?? level + 1}</bdi>;
  return (
    <div className={css.block}>
      <p className={css.line}>
        <span>
          <Trans id="club.points">{figure} points</Trans>
        </span>
        <span className={css.aside}>
          <Trans id="club.next-from">
            Yours began at {began}, level {number} begins at {goal} points
          </Trans>
        </span>
      </p>
      <Progress
        label={t({ id: 'club.progress', message: 'Points towards the next level' })}
        valueText={t({ id: 'club.progress.value', message: `${have} of ${need} points` })}
        value={fraction}
      />
    </div>
  );
}

/** How far up the brand's ladder of groups the level stands (loyaltyLevelGroupSteps). */
export function GroupProgress({ level, steps }: { level: number; steps: readonly number[] }) {
  const { t } = useLingui();
  const { group, groups, next } = loyaltyProgress({ level, steps });
  if (groups === 0) return null;
  const [count, all] = [group + 1, groups + 1];
  const words = t({ id: 'club.group', message: `Group ${count} of ${all}` });
  const start = <bdi>{next}</bdi>;
  return (
    <div className={css.block}>
      <p className={css.line}>
        <span>{words}</span>
        {next === null ? null : (
          <span className={css.aside}>
            <Trans id="club.next-group">The next group begins with level {start}</Trans>
          </span>
        )}
      </p>
      <ProgressSteps
        label={t({ id: 'club.groups', message: 'Groups of the club' })}
        valueText={words}
        value={count}
        steps={all}
      />
    </div>
  );
}
