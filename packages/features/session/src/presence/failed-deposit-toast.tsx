import type { FailedDepositEvent } from '@baize/api/events';
import { stored } from '@baize/browser/storage';
import { withTabLock } from '@baize/browser/tab-lock';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { formatMoneyText } from '@baize/i18n/formats';
import { failedDeposit, useFailedDeposit } from '@baize/shell/failed-deposit';
import { useAppPath, usePageTarget } from '@baize/shell/links';
import { logEvent } from '@baize/shell/log-event';
import { useLocale } from '@baize/shell/page';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cashierWay } from './cashier-way.ts';
import { failedDepositWords } from './failed-deposit-words.ts';
import { useOtherMethod, type OtherMethod } from './use-other-method.ts';

/** The payment told last, so that one of several tabs tells it. */
const toldPayment = stored<string | null>({
  key: 'told-failed-deposit',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** Where a game is played nobody is spoken to; it is said when they leave. */
const IN_PLAY = ['/casino/games/', '/play/'];

/**
 * Tells quietly of a payment that failed after the player had moved on (SES-11): what, why, and the way back to the
 * cashier with another method where there is one. Only the tab that is looked at tells it, once.
 */
export function FailedDepositToast() {
  const failed = useFailedDeposit();
  const path = useAppPath();
  const other = useOtherMethod(failed);
  const inPlay = IN_PLAY.some((place) => path.startsWith(place));
  const ready = failed !== null && other !== 'not-known-yet' && !inPlay;
  const show = useShow();
  const tell = useEffectEvent(() => {
    if (failed === null || other === 'not-known-yet' || isHidden()) return;
    failedDeposit.set(null);
    void withTabLock('failed-deposit', async () => {
      if (toldPayment.get() === failed.transactionId) return;
      toldPayment.set(failed.transactionId);
      show(failed, other);
    });
  });
  useEffect(() => {
    if (!ready) return;
    tell();
    return onVisible(() => tell());
  }, [ready]);
  return null;
}

function useShow(): (failed: FailedDepositEvent, other: Exclude<OtherMethod, 'not-known-yet'>) => void {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const cashier = usePageTarget('deposit');
  const { search } = useLocation();
  const navigate = useNavigate();
  return (failed, other) => {
    const { amount, currencyCode: currency, transactionId } = failed;
    const money = formatMoneyText({ amount, currency, locale });
    const method = other === 'none' ? '' : other.title;
    const go = (id: number) => {
      toasts.close(transactionId);
      void logEvent('ALTERNATIVE_METHOD_BUTTON', { transactionId, methodId: id });
      const way = cashierWay({ cashier, search, method: id });
      if (way?.kind === 'away') window.location.assign(way.href);
      else if (way) void navigate(way.href, { preventScrollReset: way.kind === 'over' });
    };
    toasts.add({
      id: transactionId,
      tone: 'danger',
      title: t({ id: 'modal.failed.deposit.title', message: `Your deposit of ${money} did not go through` }),
      text: i18n._(failedDepositWords(failed)),
      ...(other !== 'none' &&
        cashier && {
          action: {
            label: t({ id: 'deposit.failed-later.other', message: `Pay by ${method} instead` }),
            onSelect: () => go(other.id),
          },
        }),
    });
  };
}
