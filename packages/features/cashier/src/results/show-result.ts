import type { ResultKind } from '@baize/domain/deposit-payment';
import { overlaySearch } from '@baize/domain/modals';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type ShownResult = { kind: ResultKind; transactionId: string; met?: string | undefined };

/** Opens the dialog that tells a payment's result over the page, as a return from a provider would (PAY-04). */
export function useShowResult(): (result: ShownResult) => void {
  const navigate = useNavigate();
  const location = useLocation();
  // An answer comes later than the press, and over another address than the one that was pressed at.
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  return useCallback(
    ({ kind, transactionId, met }) => {
      const { pathname, search, hash } = here.current;
      const query = new URLSearchParams(search);
      const open = query.getAll('modal').some((name) => name.startsWith('deposit-'));
      // The socket may have told it before the answer came.
      if (open && query.get('transactionId') === transactionId) return;
      const name = `deposit-${kind}`;
      const link = new URLSearchParams({ modal: name, transactionId, ...(met === undefined ? {} : { met }) });
      void navigate(
        { pathname, search: overlaySearch(search, `?${link}`), hash },
        { state: { openedModal: name }, preventScrollReset: true },
      );
    },
    [navigate],
  );
}
