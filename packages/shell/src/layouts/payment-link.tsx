import type { PageKey } from '@baize/domain/page-paths';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '@baize/page/online';
import { NavLink } from '../nav/nav-link.tsx';

interface PaymentLinkProps {
  to: PageKey;
  className: string;
  children: ReactNode;
  title?: string;
  'aria-label'?: string;
}

/** A way to pay in or out; without a connection it keeps its place and words, and says why it leads nowhere (look §13). */
export function PaymentLink({ to, ...looks }: PaymentLinkProps) {
  const { t } = useLingui();
  if (useOnline()) return <NavLink target={{ page: to }} {...looks} />;
  const why = t({
    id: 'offline.paying',
    message: 'No connection. You can go on once you are back online.',
  });
  return <button type="button" disabled data-off="" {...looks} title={why} />;
}
