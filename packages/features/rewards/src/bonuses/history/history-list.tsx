import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { localDate } from '@baize/domain/zone';
import { formatDay } from '@baize/i18n/formats';
import { useZone } from '@baize/page/clock';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, CircleMinus, CircleSlash, Clock, type LucideIcon } from 'lucide-react';
import { BonusFacts } from '../bonus-facts.tsx';
import { useBonusLabels, type BonusStatus } from '../use-bonus-labels.ts';
import { GrantedAmount } from './granted-amount.tsx';
import { BonusOutcome } from './bonus-outcome.tsx';
import * as styles from './history-list.css.ts';

const STATUS_BADGES: Record<BonusStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  completed: { tone: 'success', Icon: CircleCheck },
  lost: { tone: 'neutral', Icon: CircleMinus },
  cancelled: { tone: 'neutral', Icon: CircleSlash },
  expired: { tone: 'neutral', Icon: Clock },
  offered: { tone: 'neutral', Icon: Clock },
  active: { tone: 'neutral', Icon: Clock },
  unknown: { tone: 'neutral', Icon: CircleMinus },
};

export interface HistoryListProps {
  rows: readonly BonusLabel[];
  currency: string;
  /** The page before this one still stands while the next is read. */
  isStale?: boolean;
}

/** Ended bonuses in lines; each opens to everything that is known of it. */
export function HistoryList({ rows, currency, isStale = false }: HistoryListProps) {
  return (
    <div aria-busy={isStale || undefined}>
      <div className={styles.heads} aria-hidden>
        <span>
          <Trans id="bonus.history.bonus">Bonus</Trans>
        </span>
        <span>
          <Trans id="bonus.history.outcome">How it ended</Trans>
        </span>
        <span>
          <Trans id="bonus.history.when">Ended</Trans>
        </span>
        <span className={styles.end}>
          <Trans id="bonus.history.granted">What came of it</Trans>
        </span>
      </div>
      <ul className={styles.list}>
        {rows.map((bonus) => (
          <HistoryRow key={bonus.id} bonus={bonus} currency={currency} />
        ))}
      </ul>
    </div>
  );
}

function HistoryRow({ bonus, currency }: { bonus: BonusLabel; currency: string }) {
  const words = useBonusLabels();
  const { tone, Icon } = STATUS_BADGES[bonus.status];
  return (
    <li className={styles.row} data-bonus={bonus.id}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.named}>
            <span className={styles.name}>
              <bdi>{bonus.name}</bdi>
            </span>
            <span className={styles.type}>{words.type(bonus.type)}</span>
          </span>
          <span className={styles.ending}>
            <Badge tone={tone} icon={<Icon aria-hidden />}>
              {words.status(bonus.status)}
            </Badge>
          </span>
          <span className={styles.started}>
            <Ended bonus={bonus} />
          </span>
          <span className={styles.amount}>
            <GrantedAmount bonus={bonus} currency={currency} />
            <BonusOutcome bonus={bonus} currency={currency} />
          </span>
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
        </summary>
        <div className={styles.facts}>
          <BonusFacts bonus={bonus} currency={currency} omit={['name', 'type', 'status']} />
        </div>
      </details>
    </li>
  );
}

/** The day it ended; where nobody says, the day it started. */
function Ended({ bonus: { ended, start } }: { bonus: BonusLabel }) {
  const { i18n } = useLingui();
  const zone = useZone() ?? 'UTC';
  const day = (instant: string) =>
    formatDay({
      date: localDate({ instant: Date.parse(instant), zone }),
      locale: i18n.locale,
      style: 'medium',
    });
  if (ended !== null) return <>{day(ended)}</>;
  if (start === null) return <>–</>;
  return <Trans id="bonus.history.started-on">Started {day(start)}</Trans>;
}
