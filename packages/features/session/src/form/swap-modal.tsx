import { closeModal, openModal, type ModalName } from '@baize/domain/modals';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

type Swap = { from: ModalName; to: ModalName };

function swapped(search: string, { from, to }: Swap): string {
  return openModal(closeModal(search, from), to);
}

/** Puts one modal in the place of another: Back leads to the page, not through both. */
export function useSwapModal(): (swap: Swap) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (swap) =>
    void navigate(
      { pathname, search: swapped(search, swap), hash },
      { replace: true, preventScrollReset: true },
    );
}

/** A link from one modal to another in its place; the reason where that one is closed to the visitor (MIR-04). */
export function SwapLink({
  from,
  to,
  className,
  children,
}: Swap & { className?: string; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const closed = useModalClosedReason(to);
  if (closed !== undefined) return <ClosedNote reason={closed} />;
  return (
    <Link
      to={{ pathname, search: swapped(search, { from, to }), hash }}
      replace
      preventScrollReset
      aria-haspopup="dialog"
      className={className}
    >
      {children}
    </Link>
  );
}
