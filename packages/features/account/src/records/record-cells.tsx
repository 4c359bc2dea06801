import { copyText } from '@baize/browser/clipboard';
import { localDate, offsetMinutes } from '@baize/domain/zone';
import { formatClock, formatClockSecond, formatDay, joinDayClock, offsetText } from '@baize/i18n/formats';
import { useZone } from '@baize/page/clock';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useMoneyFormatter } from '@baize/wallet/money-text';
import { PaymentReference } from '@baize/wallet/payment-reference';
import { withPlus } from '@baize/wallet/with-plus';
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import * as styles from './record-cells.css.ts';

/** Writes a day with its year and a clock time in the player's zone; who uses it names the zone beside it. */
function useDayClock(): (instant: number) => string {
  return useFormatTime('clock');
}

/** The same with the offset of that instant, as "20 Nov 2026, 18:17 UTC+1": for paper, which agrees with the CSV file. */
export function useDayClockWithOffset(): (instant: number) => string {
  return useFormatTime('clock-and-offset');
}

/** The same with its UTC beside it for players of other zones: on a record, which support reads as well. */
export function useDayClockInTwoZones(
  precision: Exclude<Precision, 'clock'> = 'clock-and-offset',
): (instant: number) => string {
  const player = useFormatTime(precision);
  const platform = useFormatTime(precision, 'UTC');
  return (instant) => {
    const [local, utc] = [player(instant), platform(instant)];
    return local === utc ? local : `${local} (\u2068${utc}\u2069)`;
  };
}

type Precision = 'clock' | 'clock-and-offset' | 'second-and-offset';

function useFormatTime(precision: Precision, wantedZone?: string): (instant: number) => string {
  const { i18n } = useLingui();
  const playerZone = useZone() ?? 'UTC';
  const zone = wantedZone ?? playerZone;
  const { locale } = i18n;
  return (instant) => {
    const day = formatDay({ date: localDate({ instant, zone }), locale, style: 'short-date' });
    const write = precision === 'second-and-offset' ? formatClockSecond : formatClock;
    const time = write({ instant, zone, locale });
    if (precision === 'clock') return joinDayClock({ day, clock: `\u2066${time}\u2069`, locale });
    // In a narrow column it breaks between day and clock, and nowhere else.
    const clock = `\u2066${time}\u00a0${offsetText(offsetMinutes({ instant, zone }))}\u2069`;
    return joinDayClock({ day: day.replaceAll(' ', '\u00a0'), clock, locale });
  };
}

/** A day and a clock in the player's zone, which the list's head names. */
export function RecordDate({ date }: { date: string }) {
  const dayClock = useDayClock();
  return (
    <time dateTime={date} className={styles.when}>
      {dayClock(Date.parse(date))}
    </time>
  );
}

/** An amount in its currency, or a dash where none is told. */
export function RecordAmount({
  amount,
  currency,
  sign = 'minus',
}: {
  amount: number | null;
  currency: string;
  /** `both` writes a + as well. */
  sign?: 'minus' | 'both';
}) {
  const text = useMoneyFormatter(currency);
  if (amount === null) return '–';
  return sign === 'both' ? withPlus(text(amount), amount) : text(amount);
}

/** A name from outside that follows the title of a card; a dash in a table where there is none. */
export function SecondaryText({ text }: { text: string | null }) {
  if (!text) return <span className={styles.none}>–</span>;
  // The dot before it belongs to the card: it goes by the page's direction, whatever the name's is.
  return (
    <span className={styles.second}>
      <bdi>{text}</bdi>
    </span>
  );
}

/** A name from outside on a line of its own in a card, where it never breaks within a word for want of room. */
export function BlockText({ text }: { text: string | null }) {
  return text ? <bdi>{text}</bdi> : <span className={styles.none}>–</span>;
}

/** A text without spaces, such as an id or a zone, that may break after its hyphens and slashes. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[-/])(?=.)/).map((part, place) => (
    // The parts of one text never change their order.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

const SHOWN = 8;

/** A long number by its beginning. */
export function shortId(id: string): string {
  return id.length > SHOWN + 2 ? `${id.slice(0, SHOWN)}…` : id;
}

interface RecordIdProps {
  id: string;
  /** `bare` is the sign alone, beside the number; `whole` breaks where it has to, a `reference` does not. */
  show?: 'short' | 'whole' | 'bare' | 'reference';
}

/** A long number; the whole of it is copied by a press. */
export function RecordId({ id, show = 'short' }: RecordIdProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const take = async () => setCopied(await copyText(id));
  return (
    <>
      <button type="button" className={styles.look[show]} title={id} onClick={() => void take()}>
        {show === 'reference' ? <PaymentReference>{id}</PaymentReference> : null}
        {show === 'whole' || show === 'short' ? (
          <bdi dir="ltr">{show === 'whole' ? <Breakable text={id} /> : shortId(id)}</bdi>
        ) : null}
        <VisuallyHidden>
          {show === 'reference'
            ? t({ id: 'records.reference.copy', message: 'Copy the reference' })
            : t({ id: 'records.id.copy', message: 'Copy the full ID' })}
        </VisuallyHidden>
        {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      </button>
      <span role="status">
        <VisuallyHidden>{copied ? t({ id: 'button.copied', message: 'Copied' }) : ''}</VisuallyHidden>
      </span>
    </>
  );
}
