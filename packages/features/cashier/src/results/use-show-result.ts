import type { ResultKind } from '@baize/domain/deposit-payment';
import { overlaySearch } from '@baize/domain/modals';
import { isResultOpen } from '@baize/player/failed-deposit';
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

export type ShownResult = { kind: ResultKind; transactionId: string; met?: string | undefined };

/** Opens the dialog that tells a payment's result over the page, as a return from a provider would (PAY-04). */
export function useShowResult(): (result: ShownResult) => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    ({ kind, transactionId, met }) => {
      if (!router) return;
      // An answer comes later than the press, and over another page where the player has gone on meanwhile.
      const { pathname, search, hash } = router.state.location;
      // The socket may have told it before the answer came.
      if (isResultOpen(search, transactionId)) return;
      const name = `deposit-${kind}`;
      const link = new URLSearchParams({ modal: name, transactionId, ...(met === undefined ? {} : { met }) });
      void router.navigate(
        { pathname, search: overlaySearch(search, `?${link}`), hash },
        { state: { openedModal: name }, preventScrollReset: true },
      );
    },
    [router],
  );
}
