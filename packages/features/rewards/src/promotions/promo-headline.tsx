import type { Promotion } from '@baize/api/endpoints/rewards';
import { formatPercent } from '@baize/i18n/formats';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getBonusAmounts } from '../bonuses/bonus-money.ts';
import type { BonusAmount } from '@baize/domain/bonus';
import { Amount } from '../money/amount.tsx';

export interface PromoProps {
  promotion: Promotion;
  /** The player's currency, or that of examples. */
  currency: string;
}

/** Tells whether a promotion names an amount, in its own currency or the player's. */
export function hasPromoAmount({ promotion, currency, field }: PromoProps & { field: BonusAmount }): boolean {
  const { original, converted } = getBonusAmounts(promotion, field, currency);
  return original !== null || converted !== null;
}

/** An amount of a promotion in the player's currency where it is told, else in its own. */
export function PromoAmount({ promotion, currency, field }: PromoProps & { field: BonusAmount }) {
  const told = getBonusAmounts(promotion, field, currency);
  const shown = told.converted ?? told.original;
  return shown ? <Amount {...shown} /> : null;
}

/** What a promotion is worth, in one line; its name where it names no figure. */
export function PromoHeadline({ promotion, currency }: PromoProps) {
  const { i18n } = useLingui();
  const { freeSpinsQuantity, depositBonusPercent, type, name } = promotion;
  const told = (field: BonusAmount) => hasPromoAmount({ promotion, currency, field });
  if (freeSpinsQuantity !== null && freeSpinsQuantity > 0) {
    return (
      <Plural id="promo.headline.spins" value={freeSpinsQuantity} one="# free spin" other="# free spins" />
    );
  }
  if (depositBonusPercent !== null && depositBonusPercent > 0) {
    const share = formatPercent({ share: depositBonusPercent / 100, locale: i18n.locale });
    const percent = <bdi dir="ltr">{share}</bdi>;
    const most = <PromoAmount promotion={promotion} currency={currency} field="maxBonusThreshold" />;
    const back = type === 'instant-cashback';
    if (told('maxBonusThreshold')) {
      return back ? (
        <Trans id="promo.headline.back-up-to">
          {percent} back, up to {most}
        </Trans>
      ) : (
        <Trans id="promo.headline.percent-up-to">
          {percent} up to {most}
        </Trans>
      );
    }
    return back ? (
      <Trans id="promo.headline.back">{percent} back</Trans>
    ) : (
      <Trans id="promo.headline.percent">{percent} on top</Trans>
    );
  }
  if (told('bonusAmount'))
    return <PromoAmount promotion={promotion} currency={currency} field="bonusAmount" />;
  return <bdi>{name}</bdi>;
}
