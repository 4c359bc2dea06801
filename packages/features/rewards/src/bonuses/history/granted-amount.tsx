import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { formatPercent } from '@baize/i18n/formats';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getBonusAmounts, type BonusAmountPair } from '../bonus-money.ts';
import { BothAmounts } from '../fact-value.tsx';

/**
 * What was granted, in one way however the bonus ended: its free spins, else its money, else its share of a deposit.
 * Spins come first: the amount of a bonus with spins is what they have won.
 */
export function GrantedAmount({ bonus, currency }: { bonus: BonusLabel; currency: string }) {
  const { i18n } = useLingui();
  const spins = bonus.freeSpinsQuantity ?? 0;
  const told = positive(getBonusAmounts(bonus, 'bonusAmount', currency));
  const percent = bonus.depositBonusPercent ?? 0;
  if (spins > 0 && bonus.type === 'free-spins') return <Spins spins={spins} />;
  if (told.original || told.converted) {
    return (
      <>
        <BothAmounts amounts={told} />
        {spins > 0 ? (
          <>
            {' + '}
            <Spins spins={spins} />
          </>
        ) : null}
      </>
    );
  }
  if (spins > 0) return <Spins spins={spins} />;
  if (percent === 0) return <>–</>;
  const share = formatPercent({ share: percent / 100, locale: i18n.locale });
  return (
    <Trans id="bonus.history.share">
      <bdi dir="ltr">{share}</bdi> of a deposit
    </Trans>
  );
}

function Spins({ spins }: { spins: number }) {
  return <Plural id="bonus.history.spins" value={spins} one="# free spin" other="# free spins" />;
}

/** An amount of nothing was not granted. */
function positive({ original, converted }: BonusAmountPair): BonusAmountPair {
  return {
    original: original && original.value > 0 ? original : null,
    converted: converted && converted.value > 0 ? converted : null,
  };
}
