import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { depositMessage, failureMessage, messageParams } from '@baize/domain/errors';
import {
  depositErrorMessages,
  otherErrorMessages,
  providerLimitsWithoutAmounts,
} from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';

type Known = keyof typeof depositErrorMessages;

function isKnown(id: string): id is Known {
  return Object.hasOwn(depositErrorMessages, id);
}

/** Why the platform refused a deposit: each code in its own words, with the amounts and the reference it names (PAY-06). */
export function RefusalAlert({
  failure,
  currency,
  method,
}: {
  failure: ApiFailure;
  currency: string;
  /** The method that was to be paid by, for its own limits. */
  method: PaymentMethodRow | null;
}) {
  const { i18n, t } = useLingui();
  const text = useMoneyFormatter(currency);
  const { code, status, kind, details, fieldErrors, reference, message } = failure;
  const id = depositMessage(code);
  const values = {
    min: amountText(details['min'] ?? method?.minDeposit, text),
    max: amountText(details['max'] ?? method?.maxDeposit, text),
    reference: reference ?? '–',
  };
  const complete = messageParams(id).every((name) => values[name] !== null);
  const fields = Object.keys(fieldErrors).length > 0 ? 'with-errors' : 'none';
  const plain = id === 'error.deposit.provider-limits' ? i18n._(providerLimitsWithoutAmounts) : null;
  const general = i18n._(otherErrorMessages[failureMessage({ status, kind, fields })]);
  return (
    <Alert tone="danger" announce="now">
      <div className={styles.lines}>
        <span>
          {kind === 'session-ended'
            ? t({
                id: 'deposit.refused.session-ended',
                message: 'Your session had ended, so this payment was not made. You can make it now.',
              })
            : isKnown(id) && complete
              ? i18n._({ ...depositErrorMessages[id], values })
              : (plain ?? (code === null || message === '' ? general : message))}
        </span>
        <span>
          {t({ id: 'deposit.refused.nothing', message: 'Nothing was paid. What you chose is still here.' })}
        </span>
      </div>
    </Alert>
  );
}

function amountText(amount: unknown, text: (amount: number) => string): string | null {
  return amount === undefined || amount === null ? null : text(Number(amount));
}
