import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { WITHDRAWAL_BLOCKS } from '@baize/domain/cashier-gates';
import { withdrawalBlockOf } from '@baize/domain/withdrawal';
import { withdrawalBlockMessages } from '@baize/i18n/catalogue/cashier';
import { depositErrorMessages, providerLimitsWithoutAmounts } from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { GeneralRefusal } from '../intent/general-refusal.tsx';
import { useSentTime } from '../intent/use-sent-time.ts';
import type { WithdrawResult } from './withdraw-result.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './unresolved-withdrawal.css.ts';

type UnsentResult = Extract<WithdrawResult, { kind: 'refused' | 'twin' }>;

interface WithdrawFailureProps {
  result: UnsentResult;
  /** The method that was to be paid out by, for its own limits. */
  method?: PaymentMethodRow | null;
  /** Sends it although another tab sent the same one. */
  onTwin(): void;
}

/** Why nothing was paid out; what was typed stands beneath. */
export function WithdrawFailure(props: WithdrawFailureProps) {
  const { result, method = null, onTwin } = props;
  const { t } = useLingui();
  // Of the withdrawal that was sent, whichever wallet is looked at by now.
  const text = useMoneyFormatter(result.order.request.currencyCode);
  if (result.kind === 'twin') return <DuplicateWithdrawal twin={result} onTwin={onTwin} />;
  return (
    <Alert tone="danger" announce="now">
      <div className={styles.lines}>
        <span>
          <RefusalMessage failure={result.failure} text={text} method={method} />
        </span>{' '}
        <span>{t({ id: 'withdraw.refused.nothing', message: 'Nothing was taken from your balance.' })}</span>
      </div>
    </Alert>
  );
}

interface DuplicateWithdrawalProps {
  twin: Extract<UnsentResult, { kind: 'twin' }>;
  onTwin(): void;
}

/** Such a withdrawal was sent a moment ago, or has no answer yet: another one is sent only by who says so. */
function DuplicateWithdrawal({ twin: { made, order, about }, onTwin }: DuplicateWithdrawalProps) {
  const { method } = made;
  const { amount, currencyCode, methodId } = order.request;
  const money = useMoneyFormatter(made.currency)(made.amount);
  const time = useSentTime()(made.since);
  const isAnother = made.amount !== amount || made.methodId !== methodId;
  const why = {
    'another-account': (
      <Trans id="withdraw.duplicate.account">
        We do not know yet whether your withdrawal of {money} by <bdi>{method}</bdi> was made. This one goes
        to another account, so it would be a second withdrawal.
      </Trans>
    ),
    unresolved: (
      <Trans id="withdraw.duplicate.unresolved">
        We do not know yet whether your withdrawal of {money} by <bdi>{method}</bdi> was made. This one would
        come on top of it.
      </Trans>
    ),
    'given-up': (
      <Trans id="withdraw.duplicate.abandoned">
        Your withdrawal of {money} by <bdi>{method}</bdi>, which you stopped looking for, may still be made.
        Withdraw again? Nothing of this one has been sent.
      </Trans>
    ),
    'another-tab': (
      <Trans id="withdraw.duplicate.made">
        You withdrew {money} by <bdi>{method}</bdi> at {time}. Withdraw again? Nothing of this one has been
        sent.
      </Trans>
    ),
  }[about];
  return (
    <Alert tone="warning" announce="now">
      {why}{' '}
      <Button variant="outline" size="small" onClick={onTwin}>
        <span>
          {about === 'unresolved' || isAnother ? (
            <Trans id="withdraw.duplicate.as-well">
              Withdraw <MoneyAmount value={amount} currency={currencyCode} /> as well
            </Trans>
          ) : (
            <Trans id="withdraw.duplicate.again">
              Withdraw <MoneyAmount value={made.amount} currency={made.currency} /> a second time
            </Trans>
          )}
        </span>
      </Button>
    </Alert>
  );
}

/** Each code in its own words, with the limits and the reference it names. */
export function RefusalMessage({
  failure,
  text,
  method,
}: { failure: Extract<UnsentResult, { kind: 'refused' }>['failure'] } & {
  text(amount: number): string;
  method: PaymentMethodRow | null;
}) {
  const { t, i18n } = useLingui();
  const { code, details } = failure;
  if (failure.kind === 'session-ended') {
    return (
      <Trans id="withdraw.refused.session-ended">
        Your session had ended, so this withdrawal was not made. You can make it now.
      </Trans>
    );
  }
  const block = withdrawalBlockOf(code);
  if (block) return <>{i18n._(withdrawalBlockMessages[WITHDRAWAL_BLOCKS[block]])}</>;
  if (code === 'INSUFFICIENT_FUNDS') {
    return <>{t({ id: 'withdraw.refused.funds', message: 'Your balance is no longer high enough.' })}</>;
  }
  if (code === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD') {
    const [min, max] = [details['min'] ?? method?.minWithdrawal, details['max'] ?? method?.maxWithdrawal];
    if ((min ?? null) === null || (max ?? null) === null) return <>{i18n._(providerLimitsWithoutAmounts)}</>;
    const values = { min: text(Number(min)), max: text(Number(max)) };
    return <>{i18n._({ ...depositErrorMessages['error.deposit.provider-limits'], values })}</>;
  }
  if (code === 'PAYMENT_SERVICE_ERROR') {
    return <>{i18n._(depositErrorMessages['error.deposit.currency'])}</>;
  }
  return <GeneralRefusal failure={failure} />;
}
