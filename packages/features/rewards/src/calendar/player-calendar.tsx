import { usePromoSilence } from '@baize/shell/player';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { ClaimNews } from '../claim/claim-news.tsx';
import { claimResultOf } from '../claim/claim-result-of.ts';
import { ClaimResultDialog } from '../claim/claim-result.tsx';
import { useClaim } from '../claim/use-claim.ts';
import { dayFacts } from './calendar-facts.ts';
import { CalendarFailed, CalendarWaiting } from './calendar-states.tsx';
import { CalendarView, type CalendarShape } from './calendar-view.tsx';
import { claimedTotal } from './claimed-total.ts';
import type { MoneyStyle } from './money-style.ts';
import { NextCount } from './next-count.tsx';
import { SilenceNote } from './silence-note.tsx';
import { usePlayerMoney } from './use-player-money.ts';
import { useRakebackCalendar, type KnownCalendar } from './use-rakeback-calendar.ts';

/** A signed-in player's calendar with its claims, inside a `PlayerIsland`. */
export function PlayerCalendar({ shape }: { shape: CalendarShape }) {
  const calendar = useRakebackCalendar();
  const money = usePlayerMoney();
  if (calendar.kind === 'failed') return <CalendarFailed shape={shape} onRetry={calendar.retry} />;
  if (calendar.kind === 'loading' || !money) return <CalendarWaiting shape={shape} />;
  return <OpenCalendar calendar={calendar} money={money} shape={shape} />;
}

interface OpenCalendarProps {
  calendar: KnownCalendar;
  money: MoneyStyle;
  shape: CalendarShape;
}

function OpenCalendar({ calendar, money, shape }: OpenCalendarProps) {
  const { day, cells } = calendar;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [days, setDays] = useState<HTMLElement | null>(null);
  const silence = usePromoSilence();
  const claiming = useClaim({ cells, zone: day.zone });
  const { ending } = claiming;
  const page = { zone: day.zone, locale, money, referenceOf: calendar.referenceOf };
  const result = ending && claimResultOf(ending, page);
  const quiet = ending !== null && result === null;

  /** The button that was pressed is gone: the keyboard stands on its day. */
  const date = ending?.cell.date;
  const dayElement = useMemo(() => elementOf(days, date), [days, date]);
  useEffect(() => {
    if (quiet) dayElement.current?.focus();
  }, [quiet, dayElement]);

  return (
    <div ref={setDays}>
      <CalendarView
        shape={shape}
        cells={cells}
        money={money}
        pending={claiming.pending}
        onClaim={claiming.claim}
        resting={claiming.pending.size > 0 || ending !== null || cells.some((cell) => cell.showButton)}
        note={silence.kind === 'silent' ? <SilenceNote {...silence} /> : null}
        strip={{
          nextCount: silence.kind === 'silent' ? null : <NextCount />,
          claimed: claimedTotal(cells),
          ...dayFacts(day, locale),
        }}
      />
      <ClaimNews shown={quiet} />
      {ending && result ? (
        <ClaimResultDialog
          result={result}
          open={ending.open}
          onClose={claiming.dismiss}
          onExited={claiming.forget}
          finalFocus={dayElement}
          onRetry={claiming.retry}
        />
      ) : null}
    </div>
  );
}

/** A day's element, looked up when it is wanted: the calendar may have moved on since. */
function elementOf(days: HTMLElement | null, date = ''): RefObject<HTMLElement | null> {
  return {
    get current() {
      return days?.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? null;
    },
  };
}
