import type { Deadline } from '@baize/i18n/formats';
import { Plural, Trans } from '@lingui/react/macro';
import { Globe, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import * as styles from './calendar-strip.css.ts';
import type { MoneyFormat } from '../money/money-style.ts';

export interface CalendarStripProps {
  /** The time to the next count, counting by itself; null where nothing is to call, or it stands beside. */
  nextCount: ReactNode;
  /** The running day in words, and its end. */
  day: string;
  dayEnds: Deadline;
  /** What was claimed in the weeks shown; null where nobody is signed in, or receipts sum it beside. */
  claimed: { amount: number; days: number } | 'waiting' | null;
  /** What holds for every day, where it has room beside its end. */
  rule?: ReactNode;
  money: MoneyFormat;
}

/** Up to three facts over the days: the next count, the end of the day, what is already claimed. */
export function CalendarStrip({ nextCount, day, dayEnds, claimed, rule = null, money }: CalendarStripProps) {
  return (
    <div className={claimed && nextCount ? styles.strip : styles.stripOfTwo}>
      {nextCount}
      <div className={styles.part}>
        <Globe className={styles.icon} size={24} strokeWidth={1.6} aria-hidden />
        <div>
          <p className={styles.small}>
            <Trans id="rakeback.day-ends">{day} ends</Trans>
          </p>
          <p className={styles.strong}>
            <Trans id="rakeback.day-ends.player">
              <bdi dir="ltr">{dayEnds.player}</bdi> your time, {dayEnds.city}
            </Trans>
          </p>
          <p className={styles.small}>
            {dayEnds.player === dayEnds.utc ? (
              <Trans id="rakeback.day-ends.same">the same in UTC</Trans>
            ) : (
              <>
                <bdi dir="ltr">{dayEnds.utc} UTC</bdi> · <bdi dir="ltr">{dayEnds.offset}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
      {rule ? <div className={styles.part}>{rule}</div> : null}
      {claimed ? <Claimed claimed={claimed} money={money} /> : null}
    </div>
  );
}

function Claimed({
  claimed,
  money,
}: {
  claimed: { amount: number; days: number } | 'waiting';
  money: MoneyFormat;
}) {
  const { amount, days } = claimed === 'waiting' ? { amount: 0, days: 0 } : claimed;
  const known = claimed === 'waiting' ? styles.unknown : '';
  return (
    <div className={styles.claimedPart}>
      <ReceiptText className={styles.icon} size={24} strokeWidth={1.6} aria-hidden />
      <div className={styles.claimedLines}>
        <p className={styles.small}>
          <Trans id="rakeback.claimed-in-weeks">Claimed in these weeks</Trans>
        </p>
        <p className={`${styles.gained} ${known}`}>
          <Amount value={amount} money={money} />
        </p>
        <p className={`${styles.small} ${known}`}>
          <Plural id="rakeback.claimed-days" value={days} one="# reward day" other="# reward days" />
        </p>
      </div>
    </div>
  );
}
