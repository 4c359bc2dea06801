import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { getDayFacts } from '../calendar/calendar-facts.ts';
import { DEMO_MONEY } from '../money/money-style.ts';
import { usePlayerMoneyStyle } from '../money/use-player-money-style.ts';
import { useRakebackCalendar } from '../calendar/use-rakeback-calendar.ts';
import { getCurrentWeek } from '../calendar/weeks.ts';
import { getClaimableYesterday } from './get-claimable-yesterday.ts';
import { PlayerWeekCard, WeekError } from './week-card.tsx';
import { YesterdayReward } from './yesterday-reward.tsx';

/** A signed-in player's running week, inside a `PlayerBoundary`. */
export function PlayerWeek() {
  const calendar = useRakebackCalendar();
  const money = usePlayerMoneyStyle();
  const { i18n } = useLingui();
  if (calendar.kind === 'failed') {
    return (
      <PlayerWeekCard
        days={null}
        money={DEMO_MONEY}
        failed={
          <WeekError>
            <Button variant="secondary" size="small" onClick={calendar.retry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          </WeekError>
        }
      />
    );
  }
  if (calendar.kind === 'loading' || money === null) return <PlayerWeekCard days={null} money={DEMO_MONEY} />;
  const { cells, day } = calendar;
  const yesterday = getClaimableYesterday(cells);
  return (
    <PlayerWeekCard
      days={getCurrentWeek(cells)}
      money={money}
      above={
        yesterday ? (
          <YesterdayReward cell={yesterday} money={money} dayEnds={getDayFacts(day, i18n.locale).dayEnds} />
        ) : null
      }
    />
  );
}
