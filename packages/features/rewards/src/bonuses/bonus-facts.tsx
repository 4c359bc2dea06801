import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { BONUS_FIELDS, bonusView, type BonusAmount, type BonusField } from '@baize/domain/bonus';
import { bonusFieldMessages } from '@baize/i18n/catalogue/bonus';
import { useLingui } from '@lingui/react';
import * as styles from './bonus-facts.css.ts';
import { getBonusAmounts } from './bonus-money.ts';
import { FactValue } from './fact-value.tsx';

export interface BonusFactsProps {
  bonus: BonusLabel;
  /** The player's currency; it counts where the bonus names none. */
  currency: string;
  /** What is said elsewhere: the name in a heading, the type on a badge. */
  omit?: readonly BonusField[];
}

const AMOUNTS: readonly BonusField[] = [
  'depositAmount',
  'bonusAmount',
  'wagerLeft',
  'wagered',
  'maxBonusThreshold',
  'maxWin',
  'minBalance',
  'minDeposit',
  'releasedAmount',
  'lostAmount',
] satisfies readonly BonusAmount[];

/** Tells a line that is an amount of money. */
function isAmount(line: BonusField): line is BonusAmount {
  return AMOUNTS.includes(line);
}

const WIDE: readonly BonusField[] = ['start', 'expiry', 'ended'];

/**
 * Everything a bonus says of itself, line by line; what it does not say prints no line. Converted amounts
 * stand beside the amount they convert. Requirements PRO-04.
 */
export function BonusFacts({ bonus, currency, omit = [] }: BonusFactsProps) {
  const { i18n } = useLingui();
  const lines = linesOf(bonus, currency).filter((line) => !omit.includes(line));
  if (lines.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {lines.map((line) => (
        <div key={line} className={WIDE.includes(line) ? styles.wideFact : styles.fact} data-line={line}>
          <dt className={styles.term}>{i18n._(bonusFieldMessages[line])}</dt>
          <dd className={styles.value}>
            <FactValue bonus={bonus} line={line} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount told in the player's currency alone has a line, too; what is converted has none of its own. */
function linesOf(bonus: BonusLabel, currency: string): BonusField[] {
  const told = bonusView(bonus, { now: 0 }).fields;
  return BONUS_FIELDS.filter((line) => {
    if (line === 'convertedAmounts') return false;
    if (line === 'type' && bonus.type === 'other') return false;
    if (line === 'status' && bonus.status === 'unknown') return false;
    return (
      told.includes(line) || (isAmount(line) && getBonusAmounts(bonus, line, currency).converted !== null)
    );
  });
}
