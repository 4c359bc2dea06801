/** Where the coupon's field is on the page of bonuses. */
export const COUPON_ANCHOR = 'coupon';
