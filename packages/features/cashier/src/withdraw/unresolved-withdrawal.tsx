import type { ApiFailure } from '@baize/api/failure';
import { PageLink } from '@baize/links';
import { usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawalLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { ResendRefused } from '../intent/resend-refused.tsx';
import { useSentTime } from '../intent/use-sent-time.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { RefusalMessage } from './withdraw-failure.tsx';
import { UnansweredTimeline } from './unanswered-timeline.tsx';
import type { UnresolvedIntent } from './use-unresolved-withdrawals.ts';
import type { WithdrawOrder } from './withdraw-result.ts';
import * as styles from './unresolved-withdrawal.css.ts';

/** How a withdrawal without an answer is sent again. */
export interface ResendAction {
  send(): void;
  isPending: boolean;
  /** What keeps it from being sent: its account is not stored, and is not typed, or another one is. */
  missing: 'none' | 'account' | 'same-account';
}

interface UnresolvedWithdrawalProps {
  order: WithdrawOrder;
  /** Null where it was not even stored. */
  sent: PaymentIntent | null;
  again: ResendAction | null;
  /** Why it could not be sent again the last time it was tried. */
  refusal?: ApiFailure | null;
  /** `primary`: the form shows this one, and its own button sends it again. */
  resendButton?: 'here' | 'primary';
  /** Leads on to another withdrawal; null where that is not asked here. */
  onAnother?: (() => void) | null;
  onGivenUp: (() => void) | null;
  /** Whether it was looked for among the transactions, or these cannot be loaded. */
  search?: UnresolvedIntent['search'];
}

/** No answer came: whether the withdrawal was made is looked up, and the same one can be sent again (PAY-09, HTTP-05). */
export function UnresolvedWithdrawal(props: UnresolvedWithdrawalProps) {
  const {
    order,
    sent,
    again,
    refusal = null,
    resendButton = 'here',
    onAnother = null,
    onGivenUp,
    search = 'missing',
  } = props;
  const { t } = useLingui();
  const { method } = order;
  const format = useMoneyFormatter(order.request.currencyCode);
  const money = format(order.request.amount);
  const sentTime = useSentTime();
  const time = sent === null ? null : sentTime(sent.since);
  const userId = usePlayer()?.getUser.userId ?? null;
  const isGivenUp = useIsAbandoned({ lockName: withdrawalLockName(userId), tab: sent?.tab ?? '' });
  // The same button in both: a press just then is not lost with the words around it.
  const another = <AnotherButton key="another" onAnother={onAnother} />;
  if (!isGivenUp)
    return (
      <Alert tone="warning" announce="now">
        <div className={styles.lines}>
          <strong>
            <Trans id="withdraw.other-tab.title">You are already withdrawing in another tab</Trans>
          </strong>
          <span>
            <Trans id="withdraw.other-tab.text">
              {money} by <bdi>{method}</bdi>. We are waiting for the answer.
            </Trans>
          </span>
          {another}
        </div>
      </Alert>
    );
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <strong>
          <Trans id="withdraw.unknown.title">We do not know yet whether your withdrawal was made</Trans>
        </strong>
        <span>
          {time === null ? (
            <Trans id="withdraw.unknown.which">
              {money} by <bdi>{method}</bdi>.
            </Trans>
          ) : (
            <Trans id="deposit.unresolved.sent">
              {money} by <bdi>{method}</bdi>, sent at {time}.
            </Trans>
          )}{' '}
          {search === 'looking' ? (
            <Trans id="withdraw.unknown.looking">
              The answer was lost. We are looking in your transactions. Please do not withdraw again
              meanwhile.
            </Trans>
          ) : search === 'unreadable' ? (
            <Trans id="withdraw.unknown.unreadable">
              We have no answer yet, and your transactions cannot be loaded right now. Sending the same one
              again is safe: it is done once.
            </Trans>
          ) : (
            <Trans id="withdraw.unknown">
              We have no answer yet, and the withdrawal is not among your transactions yet. We look again
              every few seconds. Sending the same one again is safe: it is done once.
            </Trans>
          )}{' '}
          <PageLink to="transactions" className={linkClass}>
            <Trans id="withdraw.see-transactions">See your transactions</Trans>
          </PageLink>
        </span>
        {sent === null ? null : <UnansweredTimeline since={sent.since} />}
        {refusal === null ? null : (
          <ResendRefused reason={<RefusalMessage failure={refusal} text={format} method={null} />} />
        )}
        {sent === null || again === null || resendButton === 'primary' ? null : (
          <Button
            variant="outline"
            size="small"
            className={styles.action}
            pending={again.isPending}
            pendingLabel={t({ id: 'withdraw.pending', message: 'Sending' })}
            onClick={again.send}
          >
            <span>
              <Trans id="withdraw.unknown.resend">
                Send the same <MoneyAmount value={sent.amount} currency={sent.currency} /> withdrawal again
              </Trans>
            </span>
          </Button>
        )}
        <span role="status">
          {again?.missing === 'account' ? (
            <Trans id="withdraw.unknown.account">
              Enter the account this withdrawal goes to again below, then send it.
            </Trans>
          ) : null}
          {again?.missing === 'same-account' ? (
            <Trans id="withdraw.unknown.same-account">
              Another account is entered below. Enter the one this withdrawal goes to, then send it.
            </Trans>
          ) : null}
        </span>
        {another}
        {onGivenUp === null ? null : (
          <>
            <span>
              <Trans id="withdraw.unknown.may-arrive">
                It may still be made: look at your transactions before you withdraw again.
              </Trans>
            </span>
            <Button variant="ghost" size="small" className={styles.action} onClick={onGivenUp}>
              <Trans id="withdraw.unknown.give-up">Stop looking for it</Trans>
            </Button>
          </>
        )}
      </div>
    </Alert>
  );
}

function AnotherButton({ onAnother }: { onAnother: (() => void) | null }) {
  if (onAnother === null) return null;
  return (
    <Button variant="outline" size="small" className={styles.action} onClick={onAnother}>
      <Trans id="withdraw.another.open">Make a different withdrawal</Trans>
    </Button>
  );
}
