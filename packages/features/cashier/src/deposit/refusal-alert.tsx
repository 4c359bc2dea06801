import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { betLimitMessage, depositMessage, messageParams } from '@baize/domain/errors';
import {
  betLimitErrorMessages,
  depositErrorMessages,
  providerLimitsWithoutAmounts,
} from '@baize/i18n/catalogue/errors';
import { depositGateMessages } from '@baize/i18n/catalogue/cashier';
import { Alert } from '@baize/ui/alert';
import { PageLink, PathLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { VerifyEmailButton } from '../gates/verify-email-button.tsx';
import { GeneralRefusal } from '../intent/general-refusal.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';

type Known = keyof typeof depositErrorMessages;

function isKnown(id: string): id is Known {
  return Object.hasOwn(depositErrorMessages, id);
}

/** Codes of what the page itself shows as a gate, once it has read the player again. */
const GATES: ReadonlyMap<string | null, keyof typeof depositGateMessages> = new Map([
  ['SELF_EXCLUDED', 'deposit.gate.self-excluded'],
  ['ACCOUNT_FROZEN', 'deposit.gate.frozen'],
]);

/** Whether a limit of the player's own stands in the way: the deposit limit, or one of the eight that can end a session (LIM-06). */
function isAboutLimits(code: string | null): boolean {
  return (
    code === 'PAYMENT_LIMIT_THRESHOLD' || code === 'LIMIT_UNSET' || betLimitMessage(code) !== 'error.general'
  );
}

interface RefusalProps {
  failure: ApiFailure;
  currency: string;
  /** The method that was to be paid by, for its own limits. */
  method: PaymentMethodRow | null;
}

/** Why the platform refused a deposit, and that nothing was paid (PAY-06). */
export function RefusalAlert(props: RefusalProps) {
  const { t } = useLingui();
  return (
    <Alert tone="danger" announce="now">
      <div className={styles.lines}>
        <span>
          <RefusalText {...props} />
        </span>
        {props.failure.code === 'REQUIRED_EMAIL_VERIFICATION' ? (
          <VerifyEmailButton variant="outline" />
        ) : null}
        {isAboutLimits(props.failure.code) ? (
          <PathLink to="/profile/limits" className={linkClass}>
            <Trans id="game.see-limits">See your limits</Trans>
          </PathLink>
        ) : null}
        {props.failure.code === 'ADDRESS_REQUIRED' ? (
          <PageLink to="account" className={linkClass}>
            <Trans id="account.my-profile">My profile</Trans>
          </PageLink>
        ) : null}
        <span>
          {t({ id: 'deposit.refused.nothing', message: 'Nothing was paid. What you chose is still here.' })}
        </span>
      </div>
    </Alert>
  );
}

/**
 * Each code in its own words, with the amounts and the reference it names; an unknown one as a general refusal.
 */
export function RefusalText({ failure, currency, method }: RefusalProps) {
  const { i18n, t } = useLingui();
  const text = useMoneyFormatter(currency);
  const { code, kind, details, reference } = failure;
  if (kind === 'session-ended')
    return t({
      id: 'deposit.refused.session-ended',
      message: 'Your session had ended, so this payment was not made. You can make it now.',
    });
  if (code === 'ADDRESS_REQUIRED')
    return t({
      id: 'deposit.refused.address',
      message: 'Your address is needed first. Add it to your profile, then deposit.',
    });
  if (code === 'LIMIT_UNSET')
    return t({
      id: 'deposit.refused.limit-unset',
      message: 'Set a deposit limit first, then deposit.',
    });
  const limit = betLimitMessage(code);
  if (limit !== 'error.general') return i18n._(betLimitErrorMessages[limit]);
  const gate = GATES.get(code);
  if (gate !== undefined) return i18n._(depositGateMessages[gate]);
  const id = depositMessage(code);
  const values = {
    min: amountText(details['min'] ?? method?.minDeposit, text),
    max: amountText(details['max'] ?? method?.maxDeposit, text),
    reference: reference ?? null,
  };
  const complete = messageParams(id).every((name) => values[name] !== null);
  if (isKnown(id) && complete) return i18n._({ ...depositErrorMessages[id], values });
  if (id === 'error.deposit.provider-limits') return i18n._(providerLimitsWithoutAmounts);
  return <GeneralRefusal failure={failure} />;
}

function amountText(amount: unknown, text: (amount: number) => string): string | null {
  return amount === undefined || amount === null ? null : text(Number(amount));
}
