import { PageLink, usePagePath } from '@baize/shell/links';
import { PlayerBoundary, usePlayer, useExclusionStatus } from '@baize/shell/player';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  depositIntents,
  depositLockName,
  withdrawalIntents,
  withdrawalLockName,
  type PaymentIntent,
} from '../intent/payment-intents.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './unresolved-notice.css.ts';

/** The player's payments whose answer nobody waits for any more, each with the page where it can be resolved. */
export function UnresolvedNotice() {
  return (
    <PlayerBoundary>
      <NoticeList />
    </PlayerBoundary>
  );
}

function NoticeList() {
  const { t } = useLingui();
  const userId = usePlayer()?.getUser.userId ?? null;
  const path = usePagePath();
  const deposits = useUnansweredIntents(depositIntents, userId);
  const withdrawals = useUnansweredIntents(withdrawalIntents, userId);
  // Each page names its own; over a game's controls nothing may stand.
  const isGame = path.startsWith('/casino/games/');
  const elsewhere = [
    ...(path === '/deposit' ? [] : deposits.map((sent) => ({ sent, kind: 'deposit' as const }))),
    ...(path === '/withdraw' ? [] : withdrawals.map((sent) => ({ sent, kind: 'withdrawal' as const }))),
  ];
  if (userId === null || isGame || elsewhere.length === 0) return null;
  return (
    <section
      className={styles.region}
      aria-label={t({ id: 'payments.unresolved.label', message: 'Payments without a result' })}
    >
      {elsewhere.map((payment) => (
        <UnresolvedPaymentItem key={payment.sent.nonce} {...payment} />
      ))}
    </section>
  );
}

function UnresolvedPaymentItem({ sent, kind }: { sent: PaymentIntent; kind: 'deposit' | 'withdrawal' }) {
  const lockName = kind === 'deposit' ? depositLockName(sent.userId) : withdrawalLockName(sent.userId);
  // This tab too may have left the page while the answer is on its way.
  const isGivenUp = useIsAbandoned({ lockName, tab: '' });
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const mayDeposit = useExclusionStatus() === 'free';
  if (!isGivenUp) return null;
  return (
    <p className={styles.notice}>
      <CircleHelp size={18} aria-hidden />
      <span>
        {kind === 'deposit' ? (
          <Trans id="payments.unresolved.deposit">
            We do not know yet whether your deposit of {money} was made.
          </Trans>
        ) : (
          <Trans id="payments.unresolved.withdrawal">
            We do not know yet whether your withdrawal of {money} was made.
          </Trans>
        )}{' '}
        <PageLink to={pageOf(kind, mayDeposit)} className={linkClass}>
          <Trans id="deposit.open.see">See where it is</Trans>
        </PageLink>
      </span>
    </p>
  );
}

/** Who may not deposit finds a deposit among the transactions. */
function pageOf(kind: 'deposit' | 'withdrawal', mayDeposit: boolean) {
  if (kind === 'withdrawal') return 'withdraw';
  return mayDeposit ? 'deposit' : 'transactions';
}

/** A player's payments without an answer; the same list as long as they are the same. */
function useUnansweredIntents(
  intents: typeof depositIntents,
  userId: string | null,
): readonly PaymentIntent[] {
  useSyncExternalStore(
    intents.subscribe,
    () =>
      intents
        .allOwed(userId)
        .map(({ nonce }) => nonce)
        .join(' '),
    () => '',
  );
  return intents.allOwed(userId);
}
