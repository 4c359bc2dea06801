import { copyText } from '@baize/browser/clipboard';
import { formatInstant } from '@baize/i18n/formats';
import { useZone } from '@baize/shell/clock';
import { useMoneyText } from '@baize/shell/money-text';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import * as styles from './record-cells.css.ts';

/** A day and a clock in the player's zone, which the list's foot names. */
export function When({ date }: { date: string }) {
  const { i18n } = useLingui();
  const zone = useZone() ?? 'UTC';
  return (
    <time dateTime={date} className={styles.when}>
      {formatInstant({ instant: Date.parse(date), zone, locale: i18n.locale })}
    </time>
  );
}

/** An amount in its currency, or a dash where none is told. */
export function Sum({ amount, currency }: { amount: number | null; currency: string }) {
  const text = useMoneyText(currency);
  return amount === null ? '–' : text(amount);
}

const SHOWN = 8;

/** A long number by its beginning. */
export function shortId(id: string): string {
  return id.length > SHOWN + 2 ? `${id.slice(0, SHOWN)}…` : id;
}

interface RecordIdProps {
  id: string;
  /** `bare` is the sign alone, beside the number; `beneath` a second line; `whole` breaks where it has to. */
  show?: 'short' | 'beneath' | 'whole' | 'bare';
}

/** A long number; the whole of it is copied by a press. */
export function RecordId({ id, show = 'short' }: RecordIdProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const take = async () => setCopied(await copyText(id));
  return (
    <>
      <button type="button" className={styles.look[show]} title={id} onClick={() => void take()}>
        {show === 'bare' ? null : <bdi dir="ltr">{show === 'whole' ? id : shortId(id)}</bdi>}
        <VisuallyHidden>{t({ id: 'records.id.copy', message: 'Copy the whole number' })}</VisuallyHidden>
        {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      </button>
      <span role="status">
        <VisuallyHidden>{copied ? t({ id: 'button.copied', message: 'Copied' }) : ''}</VisuallyHidden>
      </span>
    </>
  );
}
