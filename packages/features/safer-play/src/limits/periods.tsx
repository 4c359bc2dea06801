import type { LimitPeriod } from '@baize/domain/limits';
import { limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { Segments } from '@baize/ui/segments';
import { useLingui } from '@lingui/react/macro';
import * as css from './limits.css.ts';

interface PeriodsProps {
  period: LimitPeriod;
  periods: readonly LimitPeriod[];
  look(next: LimitPeriod): void;
}

/** Day, week or month. */
export function Periods({ period, periods, look }: PeriodsProps) {
  const { t, i18n } = useLingui();
  if (periods.length < 2) return null;
  return (
    <div className={css.periods}>
      <Segments
        label={t({ id: 'limits.period', message: 'Period' })}
        value={period}
        onValueChange={look}
        options={periods.map((value) => ({ value, label: i18n._(limitPeriodMessages[value]) }))}
      />
    </div>
  );
}
