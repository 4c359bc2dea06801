import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { useRulePack } from '@baize/player/rule-pack';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { lazy } from 'react';
import { PlayerOnly } from '../dialog/player-only.tsx';
import * as css from '../limits/limits.css.ts';
import { LimitsSkeleton } from '../limits/limits-skeleton.tsx';
import { OtherTools } from '../limits/other-tools.tsx';
import { PeriodTabs } from '../limits/period-tabs.tsx';
import { useLimitPeriod } from '../limits/use-limit-period.ts';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

const LimitsView = lazy(async () => ({ default: (await import('../limits/limits-view.tsx')).LimitsView }));

export const handle: PageHandle = { words: 'later' };

/** What the player has allowed themselves, and how much of it is left (LIM-01…03). */
export default function LimitsPage() {
  const { t } = useLingui();
  const { coolingOffHours: hours, raiseNotBefore } = useRulePack();
  const { period, periods, setPeriod } = useLimitPeriod();
  const title = t({ id: 'limits.page.title', message: 'Your limits' });
  const days = hours / 24;
  const inDays = days > 2 && Number.isInteger(days);
  const wait = inDays
    ? t({
        id: 'limits.page.lead.days',
        message: `Lowering a deposit or loss limit works at once. Raising it waits ${plural(days, { one: '# day', other: '# days' })} and asks you again.`,
      })
    : t({
        id: 'limits.page.lead',
        message: `Lowering a deposit or loss limit works at once. Raising it waits ${plural(hours, { one: '# hour', other: '# hours' })} and asks you again.`,
      });
  const atPeriodEnd = t({
    id: 'limits.page.lead.period-end',
    message: 'It also waits until the running day, week or month is over.',
  });
  const lead = raiseNotBefore === 'period-end' ? `${wait} ${atPeriodEnd}` : wait;
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <header className={css.top}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
        <PeriodTabs period={period} periods={periods} onChange={setPeriod} />
      </header>
      <PlayerOnly
        fallback={<LimitsSkeleton />}
        visitor={<Trans id="limits.visitor">Limits belong to an account. Log in to see and set yours.</Trans>}
      >
        <LimitsView period={period} />
      </PlayerOnly>
      <OtherTools />
    </div>
  );
}
