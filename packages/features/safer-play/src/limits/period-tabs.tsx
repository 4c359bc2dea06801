import type { LimitPeriod } from '@baize/domain/limits';
import { limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { useLingui } from '@lingui/react/macro';
import * as css from './limits.css.ts';

interface PeriodTabsProps {
  period: LimitPeriod;
  periods: readonly LimitPeriod[];
  onChange(next: LimitPeriod): void;
}

/** Day, week or month. */
export function PeriodTabs({ period, periods, onChange }: PeriodTabsProps) {
  const { t, i18n } = useLingui();
  if (periods.length < 2) return null;
  return (
    <div className={css.periods}>
      <SegmentedControl
        label={t({ id: 'limits.period', message: 'Period' })}
        value={period}
        onValueChange={onChange}
        options={periods.map((value) => ({ value, label: i18n._(limitPeriodMessages[value]) }))}
      />
    </div>
  );
}
