import { BONUS_FIXTURES, COUPON_FIXTURES, type BonusFixture } from '../bonuses/fixtures.ts';
import { OUTCOME_LINES } from '../cashier/outcomes.ts';
import { LABELS } from '../documents/labels.ts';

/** What a tester has to know by heart otherwise: coupons, ways to each bonus code, what decides a payment. */
export function fixtures() {
  const bonuses: readonly (readonly [code: string, fixture: BonusFixture])[] = Object.entries(BONUS_FIXTURES);
  return {
    coupons: Object.entries(COUPON_FIXTURES).map(([code, { gives, refused }]) => ({ code, gives, refused })),
    bonuses: bonuses.map(([code, { persona, offer, first = null, when = null }]) => ({
      code,
      persona,
      offer,
      first,
      when,
    })),
    outcomes: OUTCOME_LINES,
    labels: LABELS.map(({ id, name }) => ({ id, name })),
  };
}
