import type { NoDepositExample as Gift } from '@baize/domain/promo-example';
import { Plural, Trans } from '@lingui/react/macro';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import * as css from './promo-detail.css.ts';

/** A bonus without a deposit, worked out: what is to be staked for it, and that it may be lost before. */
export function NoDepositExampleText({ gift, money }: { gift: Gift; money: MoneyFormat }) {
  const wager = <Amount value={gift.wager} money={money} />;
  if (gift.kind === 'spins') {
    return (
      <p className={css.example}>
        <Trans id="promo.example.spins">
          Example: where the spins win <Amount value={gift.bonus} money={money} />, what is left of it becomes
          your own only after stakes of {wager} in all. You can lose it before that.
        </Trans>{' '}
        <Plural
          id="promo.example.spins-none"
          value={gift.spins}
          one="The spin may win nothing."
          other="All # spins may win nothing."
        />
      </p>
    );
  }
  return (
    <p className={css.example}>
      <Trans id="promo.example.gift">
        Example: of the <Amount value={gift.bonus} money={money} /> given, what is left becomes your own only
        after stakes of {wager} in all. You can lose it before that.
      </Trans>
    </p>
  );
}
