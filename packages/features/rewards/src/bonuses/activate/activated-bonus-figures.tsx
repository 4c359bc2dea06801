import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { BONUS_FIELDS, type BonusField } from '@baize/domain/bonus';
import { useWallets } from '@baize/wallet';
import { BonusFacts } from '../bonus-facts.tsx';
import * as styles from './activated-bonus-figures.css.ts';

const FIGURES: readonly BonusField[] = [
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
export function ActivatedBonusFigures({ bonus }: { bonus: BonusLabel }) {
  const own = useWallets()?.wallets.find(({ amount }) => amount > 0)?.currencyCode;
  const currency = bonus.currencyCode ?? own;
  if (currency === undefined) return null;
  const without = BONUS_FIELDS.filter((line) => !FIGURES.includes(line) || bonus[line] === 0);
  return (
    <div className={styles.figures} data-figures>
      <BonusFacts bonus={bonus} currency={currency} omit={without} />
    </div>
  );
}
