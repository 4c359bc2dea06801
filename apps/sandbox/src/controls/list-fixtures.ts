import { BONUS_FIXTURES, COUPON_FIXTURES, type BonusFixture } from '../bonuses/fixtures.ts';
import { PAYMENT_OUTCOME_ROWS } from '../cashier/payment-outcomes.ts';
import { DOCUMENT_LABELS } from '../documents/document-labels.ts';

/** What a tester has to know by heart otherwise: coupons, ways to each bonus code, what decides a payment. */
export function listFixtures() {
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
    outcomes: PAYMENT_OUTCOME_ROWS,
    labels: DOCUMENT_LABELS.map(({ id, name }) => ({ id, name })),
  };
}
