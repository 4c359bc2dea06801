import { usePageTarget } from '@baize/links';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { COUPON_ANCHOR } from './coupon-anchor.ts';

/** A link to the coupon's field, which takes the keyboard; nothing where the settings have no page of bonuses. */
export function CouponLink({ className, children }: { className: string; children: ReactNode }) {
  const page = usePageTarget('bonus_history');
  if (!page) return null;
  return (
    <Link to={`${page.href}#${COUPON_ANCHOR}`} className={className}>
      {children}
    </Link>
  );
}
