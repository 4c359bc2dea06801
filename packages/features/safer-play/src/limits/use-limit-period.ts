import { LIMIT_PERIOD_NAMES, type LimitPeriod } from '@baize/domain/limits';
import { useHydrated } from '@baize/page/clock';
import { useRulePack } from '@baize/player/rule-pack';
import { useSearchParams } from 'react-router';

/** The running time that is looked at, kept in the address; the market's first unless the address names another. */
export function useLimitPeriod(): {
  period: LimitPeriod;
  periods: readonly LimitPeriod[];
  setPeriod(next: LimitPeriod): void;
} {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const { limitPeriods } = useRulePack();
  const periods = LIMIT_PERIOD_NAMES.filter((name) => limitPeriods.includes(name));
  const asked = hydrated ? search.get('period') : null;
  const period = periods.find((name) => name === asked) ?? periods[0] ?? 'daily';
  const setPeriod = (next: LimitPeriod) =>
    setSearch(
      (now) => {
        now.set('period', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { period, periods, setPeriod };
}
