import { TargetLink, usePageTarget } from '@baize/links';
import type { ReactNode } from 'react';

/** Leads to the deposit with this bonus chosen, which shows what it locks before anything is paid; nothing without a cashier. */
export function DepositWithBonus({
  bonusId,
  className,
  children,
}: {
  bonusId: string;
  className: string;
  children: ReactNode;
}) {
  const target = usePageTarget('deposit');
  if (target === null) return null;
  const sign = target.href.includes('?') ? '&' : '?';
  // Another site's cashier knows nothing of the parameter.
  const href = target.external
    ? target.href
    : `${target.href}${sign}${new URLSearchParams({ bonusId }).toString()}`;
  return (
    <TargetLink target={{ ...target, href }} className={className}>
      {children}
    </TargetLink>
  );
}
