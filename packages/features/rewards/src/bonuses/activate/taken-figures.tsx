import type { BonusLabel } from '@baize/api/calls/rewards';
import { BONUS_LINES, type BonusLine } from '@baize/domain/bonus';
import { useWallet } from '@baize/shell/wallet';
import { BonusFacts } from '../bonus-facts.tsx';
import * as styles from './taken-figures.css.ts';

const FIGURES: readonly BonusLine[] = [
  'bonusAmount',
  'depositBonusPercent',
  'maxBonusThreshold',
  'freeSpinsQuantity',
  'wagerLeft',
  'multiplier',
  'maxWin',
  'expiry',
];

/** What an activated bonus adds, what is left to wager, the most it pays and when it ends; a nothing is no figure. */
export function TakenFigures({ bonus }: { bonus: BonusLabel }) {
  const own = useWallet()?.purses.find(({ amount }) => amount > 0)?.currencyCode;
  const currency = bonus.currencyCode ?? own;
  if (currency === undefined) return null;
  const without = BONUS_LINES.filter((line) => !FIGURES.includes(line) || bonus[line] === 0);
  return (
    <div className={styles.figures} data-figures>
      <BonusFacts bonus={bonus} currency={currency} without={without} />
    </div>
  );
}
