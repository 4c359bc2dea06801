import { withTabLock } from '@baize/browser/tab-lock';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { overlaySearch } from '@baize/domain/modals';
import { useAppPath } from '@baize/links';
import { isResultOpen, notifiedPayment, useFailedDeposit } from '@baize/player/failed-deposit';
import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { isInPlay } from './in-play.ts';

/**
 * Opens the failure dialog for a payment that failed after the player had moved on (PAY-07). Only the tab that is
 * looked at tells it, once, and not where the payment's own page has told it already.
 */
export function FailedDepositNotifier() {
  const failed = useFailedDeposit();
  const path = useAppPath();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const ready = failed !== null && !isInPlay(path);
  const tell = useEffectEvent(() => {
    if (failed === null || !router || isHidden()) return;
    const { transactionId } = failed;
    void withTabLock('failed-deposit', async () => {
      if (notifiedPayment.get() === transactionId) return;
      notifiedPayment.set(transactionId);
      // As the router knows it: the page may not be drawn yet for a dialog that was closed just now.
      const { pathname, search, hash } = router.state.location;
      if (isResultOpen(search, transactionId)) return;
      const link = new URLSearchParams({ modal: 'deposit-failed', transactionId });
      void router.navigate(
        { pathname, search: overlaySearch(search, `?${link}`), hash },
        { state: { openedModal: 'deposit-failed' }, preventScrollReset: true },
      );
    });
  });
  useEffect(() => {
    if (!ready) return;
    tell();
    return onVisible(() => tell());
  }, [ready, failed?.transactionId]);
  return null;
}
