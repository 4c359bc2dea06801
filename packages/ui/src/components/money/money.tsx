import * as styles from './money.css.ts';

/** What `Intl.NumberFormat` made of an amount, or ready words where it does not know the currency. */
export type MoneyParts = readonly { type: string; value: string }[] | { text: string };

export type MoneyProps = {
  parts: MoneyParts;
  /** `cell` 19, `today` 22, `claim` 26, `amount` 30 px; `inherit` keeps the line's own. */
  size?: keyof typeof styles.size | undefined;
  /** `gained` only for money credited to the player. */
  tone?: keyof typeof styles.tone | undefined;
  className?: string | undefined;
};

/** An amount of money: one line, left to right inside any script, a true minus sign (look §4, §14). */
export function Money({ parts, size = 'inherit', tone = 'inherit', className }: MoneyProps) {
  const look = `${styles.money} ${styles.size[size]} ${styles.tone[tone]}`;
  return (
    <span className={className ? `${look} ${className}` : look}>
      <bdi dir="ltr">{'text' in parts ? parts.text : parts.map(partText).join('')}</bdi>
    </span>
  );
}

function partText({ type, value }: { type: string; value: string }): string {
  return type === 'minusSign' ? '\u2212' : value;
}
