import { PageLink, usePagePath } from '@baize/links';
import { PlayerBoundary, usePlayer, useExclusionStatus } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { linkClass } from '@baize/ui/link';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLostDeposit } from '../deposit/use-lost-deposit.ts';
import {
  depositIntents,
  withdrawalIntents,
  withdrawalLockName,
  type PaymentIntent,
} from '../intent/payment-intents.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { useNotifyMade } from '../withdraw/use-notify-made.ts';
import { useUnresolvedWithdrawals } from '../withdraw/use-unresolved-withdrawals.ts';
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
  const [ofDeposits, ofWithdrawals] = [
    path === '/deposit' || path === '/withdraw' ? [] : deposits,
    path === '/withdraw' ? [] : withdrawals,
  ];
  // Those that the player has folded away: another one is shown whole again.
  const [folded, setFolded] = useState<readonly string[]>([]);
  const shown = [...ofDeposits, ...ofWithdrawals];
  if (userId === null || isGame || shown.length === 0) return null;
  const isFolded = shown.every(({ nonce }) => folded.includes(nonce));
  const label = t({ id: 'payments.unresolved.label', message: 'Payments without a result' });
  return (
    <section className={styles.region} aria-label={label}>
      {/* Folded away they are looked for all the same. */}
      <div className={styles.notices} hidden={isFolded}>
        {ofDeposits.map((sent) => (
          <UnresolvedDepositItem key={sent.nonce} sent={sent} place="over-page" />
        ))}
        {ofWithdrawals.length > 0 ? <WithdrawalLookup userId={userId} /> : null}
        {ofWithdrawals.map((sent) => (
          <UnresolvedWithdrawalItem key={sent.nonce} sent={sent} />
        ))}
      </div>
      <button
        type="button"
        className={isFolded ? styles.pill : styles.foldButton}
        aria-expanded={!isFolded}
        aria-label={label}
        onClick={() => setFolded(isFolded ? [] : shown.map(({ nonce }) => nonce))}
      >
        {isFolded ? <CircleHelp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
        {isFolded ? label : null}
      </button>
    </section>
  );
}

/** The deposits alone, among what a page says: over its fields they would be in the way. */
export function UnresolvedDepositList() {
  return (
    <PlayerBoundary>
      <DepositItems />
    </PlayerBoundary>
  );
}

function DepositItems() {
  const userId = usePlayer()?.getUser.userId ?? null;
  return useUnansweredIntents(depositIntents, userId).map((sent) => (
    <UnresolvedDepositItem key={sent.nonce} sent={sent} place="in-page" />
  ));
}

interface UnresolvedDepositItemProps {
  sent: PaymentIntent;
  place: 'over-page' | 'in-page';
}

/** Looks for the payment from whichever page is open, and shows its result over it as soon as it has one. */
function UnresolvedDepositItem({ sent, place }: UnresolvedDepositItemProps) {
  const { method } = sent;
  const show = useShowResult();
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const mayDeposit = useExclusionStatus() === 'free';
  // This tab too may have left the page while the answer is on its way.
  const status = useLostDeposit(sent, {
    tab: '',
    onFound: ({ outcome, transactionId, result }) => {
      if (depositIntents.settle({ nonce: sent.nonce, outcome, transactionId })) show(result);
    },
  });
  if (status === 'in-other-tab') return null;
  const text = (
    <>
      {status === 'open' ? (
        <Trans id="payments.unpaid.deposit">
          Your deposit of {money} is not finished yet: you may still have to confirm it.
        </Trans>
      ) : (
        <Trans id="payments.unresolved.deposit">
          We do not know yet whether your deposit of {money} was made.
        </Trans>
      )}{' '}
      {/* Who may not deposit finds it among the transactions. */}
      <PageLink to={mayDeposit ? 'deposit' : 'transactions'} className={linkClass}>
        <Trans id="deposit.open.see">See where it is</Trans>
        <VisuallyHidden>{`: ${money}, ${method}`}</VisuallyHidden>
      </PageLink>
    </>
  );
  return place === 'in-page' ? <Alert tone="warning">{text}</Alert> : <NoticeItem>{text}</NoticeItem>;
}

/** Looks for the withdrawals from whichever page is open, and reports each as soon as it is found. */
function WithdrawalLookup({ userId }: { userId: string }) {
  const notifyMade = useNotifyMade();
  useUnresolvedWithdrawals({
    userId,
    sendingNonce: null,
    onFound: (found) => {
      for (const { sent } of found) notifyMade(sent);
    },
  });
  return null;
}

function UnresolvedWithdrawalItem({ sent }: { sent: PaymentIntent }) {
  const { method } = sent;
  const isAbandoned = useIsAbandoned({ lockName: withdrawalLockName(sent.userId), tab: '' });
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  if (!isAbandoned) return null;
  return (
    <NoticeItem>
      <Trans id="payments.unresolved.withdrawal">
        We do not know yet whether your withdrawal of {money} was made.
      </Trans>{' '}
      <PageLink to="withdraw" className={linkClass}>
        <Trans id="deposit.open.see">See where it is</Trans>
        <VisuallyHidden>{`: ${money}, ${method}`}</VisuallyHidden>
      </PageLink>
    </NoticeItem>
  );
}

function NoticeItem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} data-notice>
      <CircleHelp size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
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
        .map(({ nonce, transactionId }) => `${nonce} ${transactionId ?? ''}`)
        .join(' '),
    () => '',
  );
  return intents.allOwed(userId);
}
