import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as styles from '../page/bonuses-page.css.ts';
import { CouponFormView } from './coupon-form.tsx';
import { COUPON_ANCHOR } from './coupon-anchor.ts';
import { useRedeemCoupon } from './use-redeem-coupon.ts';

/** Where a coupon becomes a bonus or money. */
export function CouponSection({ currency }: { currency: string }) {
  const form = useRedeemCoupon();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const asked = hash === `#${COUPON_ANCHOR}`;
  // The section comes after the page: the browser's own way to the place was too early.
  useEffect(() => {
    if (asked) place.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <Card as="section" aria-labelledby="bonuses-coupon" id={COUPON_ANCHOR}>
      <h2 id="bonuses-coupon" className={styles.cardTitle}>
        <Trans id="bonus.coupon.title">Have a coupon?</Trans>
      </h2>
      <div ref={place}>
        <CouponFormView form={form} currency={currency} />
      </div>
    </Card>
  );
}
