import { usePromoSuppression } from '@baize/player';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { ClaimAnnouncement } from '../claim/claim-announcement.tsx';
import { toClaimResult } from '../claim/to-claim-result.ts';
import { ClaimResultDialog } from '../claim/claim-result.tsx';
import { useClaimRakeback } from '../claim/use-claim-rakeback.ts';
import { getDayFacts } from './calendar-facts.ts';
import { CalendarError, PlayerCalendarSkeleton } from './calendar-states.tsx';
import { CalendarView, type CalendarShape } from './calendar-view.tsx';
import { getClaimedTotal } from './claimed-total.ts';
import type { MoneyFormat } from '../money/money-style.ts';
import { NextCount } from './next-count.tsx';
import { CalendarSuppressionNotice } from './calendar-suppression-notice.tsx';
import { usePlayerMoneyStyle } from '../money/use-player-money-style.ts';
import { useRakebackCalendar, type LoadedCalendar } from './use-rakeback-calendar.ts';

/** A signed-in player's calendar with its claims, inside a `PlayerBoundary`. */
export function PlayerCalendar({ shape }: { shape: CalendarShape }) {
  const calendar = useRakebackCalendar();
  const money = usePlayerMoneyStyle();
  if (calendar.kind === 'failed') return <CalendarError shape={shape} onRetry={calendar.retry} />;
  if (calendar.kind === 'loading' || !money) return <PlayerCalendarSkeleton shape={shape} />;
  return <LoadedCalendarView calendar={calendar} money={money} shape={shape} />;
}

interface OpenCalendarProps {
  calendar: LoadedCalendar;
  money: MoneyFormat;
  shape: CalendarShape;
}

function LoadedCalendarView({ calendar, money, shape }: OpenCalendarProps) {
  const { day, cells } = calendar;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [days, setDays] = useState<HTMLElement | null>(null);
  const silence = usePromoSuppression();
  const claiming = useClaimRakeback({ cells, zone: day.zone });
  const { result: ending } = claiming;
  const page = { zone: day.zone, locale, money, referenceOf: calendar.getReference };
  const result = ending && toClaimResult(ending, page);
  const quiet = ending !== null && result === null;

  /** The button that was pressed is gone: the keyboard stands on its day. */
  const date = ending?.cell.date;
  const dayElement = useMemo(() => findDayElement(days, date), [days, date]);
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
        isPaused={claiming.pending.size > 0 || ending !== null || cells.some((cell) => cell.showButton)}
        notice={silence.kind === 'silent' ? <CalendarSuppressionNotice {...silence} /> : null}
        strip={{
          nextCount: silence.kind === 'silent' ? null : <NextCount />,
          claimed: getClaimedTotal(cells),
          ...getDayFacts(day, locale),
        }}
      />
      <ClaimAnnouncement isActive={quiet} />
      {ending && result ? (
        <ClaimResultDialog
          result={result}
          open={ending.isOpen}
          onClose={claiming.dismiss}
          onExited={claiming.reset}
          finalFocus={dayElement}
          onRetry={claiming.retry}
        />
      ) : null}
    </div>
  );
}

/** A day's element, looked up when it is wanted: the calendar may have moved on since. */
function findDayElement(days: HTMLElement | null, date = ''): RefObject<HTMLElement | null> {
  return {
    get current() {
      return days?.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? null;
    },
  };
}
