import type { BonusLabel } from '@baize/api/endpoints/rewards';
import type { BonusField } from '@baize/domain/bonus';
import { formatPercent } from '@baize/i18n/formats';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Amount } from '../money/amount.tsx';
import * as styles from './bonus-facts.css.ts';
import { getBonusAmounts, type BonusAmountPair } from './bonus-money.ts';
import { useBonusLabels } from './use-bonus-labels.ts';

/** What stands behind one line's name. */
export function FactValue(ask: { bonus: BonusLabel; line: BonusField; currency: string }): ReactNode {
  const { bonus, line, currency } = ask;
  const { i18n } = useLingui();
  const words = useBonusLabels();
  const twoTimes = useFormatLocalAndUtc();
  const times = `${bonus.multiplier ?? 0}\u00a0×`;
  switch (line) {
    case 'id':
      return <bdi dir="ltr">{bonus.id}</bdi>;
    case 'name':
      return <bdi>{bonus.name}</bdi>;
    case 'game':
      return <bdi>{bonus.game}</bdi>;
    case 'type':
      return words.type(bonus.type);
    case 'status':
      return words.status(bonus.status);
    case 'depositBonusPercent':
      return (
        <bdi dir="ltr">
          {formatPercent({ share: (bonus.depositBonusPercent ?? 0) / 100, locale: i18n.locale })}
        </bdi>
      );
    case 'freeSpinsQuantity':
    case 'freeSpinsLeft':
      return <bdi dir="ltr">{bonus[line]}</bdi>;
    case 'multiplier':
      return bonus.type === 'free-spins' ? (
        <Trans id="bonus.field.multiplier.spins">
          <bdi dir="ltr">{times}</bdi> what the spins win
        </Trans>
      ) : (
        <Trans id="bonus.field.multiplier.value">
          <bdi dir="ltr">{times}</bdi> the bonus amount
        </Trans>
      );
    case 'start':
    case 'expiry':
    case 'ended':
      return twoTimes(Date.parse(bonus[line] ?? ''));
    case 'convertedAmounts':
      return null;
    default:
      return <BothAmounts amounts={getBonusAmounts(bonus, line, currency)} />;
  }
}

/** The bonus's own currency first, the player's beside it. */
export function BothAmounts({ amounts: { original, converted } }: { amounts: BonusAmountPair }) {
  return (
    <>
      {original ? <Amount {...original} /> : null}
      {original && converted ? ' ' : null}
      {converted ? (
        <span className={original ? styles.converted : undefined}>
          {original ? '≈ ' : null}
          <Amount {...converted} />
        </span>
      ) : null}
    </>
  );
}
