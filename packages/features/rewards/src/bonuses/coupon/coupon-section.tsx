import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import * as styles from '../page/bonuses-page.css.ts';
import { CouponFormView } from './coupon-form.tsx';
import { useCoupon } from './use-coupon.ts';

/** Where a coupon becomes a bonus or money. */
export function CouponSection({ currency }: { currency: string }) {
  const form = useCoupon();
  return (
    <Card as="section" aria-labelledby="bonuses-coupon" id="coupon">
      <h2 id="bonuses-coupon" className={styles.cardTitle}>
        <Trans id="bonus.coupon.title">Have a coupon?</Trans>
      </h2>
      <CouponFormView form={form} currency={currency} />
    </Card>
  );
}
