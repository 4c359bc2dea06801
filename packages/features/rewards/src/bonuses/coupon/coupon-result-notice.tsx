import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Amount } from '../../money/amount.tsx';
import { IneligibilityReasons } from '../../ineligibility/ineligibility-reasons.tsx';
import * as styles from './coupon-form.css.ts';
import { getMoneyStyle } from '../bonus-money.ts';
import { CouponRateLimited } from './coupon-rate-limited.tsx';
import type { CouponResult } from './use-redeem-coupon.ts';

/** What is wrong with the code itself; null where the news is another's. */
export function useCouponFieldError(result: CouponResult | null): string | null {
  const { t } = useLingui();
  if (result?.kind === 'empty') return t({ id: 'bonus.coupon.empty', message: 'Enter a coupon code.' });
  if (result?.kind === 'too-long')
    return t({ id: 'bonus.coupon.too-long', message: 'A coupon code has at most 64 characters.' });
  if (result?.kind !== 'refused') return null;
  const { refusal } = result;
  const code = `\u2066${result.code}\u2069`;
  if (refusal.status === 404 || refusal.status === 400)
    return t({
      id: 'bonus.coupon.not-known',
      message: `There is no coupon ${code}. Check the spelling.`,
    });
  if (refusal.status === 409)
    return t({ id: 'bonus.coupon.used', message: `You have used ${code} already. A coupon works once.` });
  if (refusal.code === 'COUPON_EXPIRED')
    return t({ id: 'bonus.coupon.expired', message: `${code} has expired.` });
  if (refusal.code === 'COUPON_EXHAUSTED')
    return t({ id: 'bonus.coupon.exhausted', message: `${code} has been used up.` });
  return null;
}

const TOO_MANY = 429;
const FIELD_CODES: readonly unknown[] = ['COUPON_EXPIRED', 'COUPON_EXHAUSTED'];

/** What a code gave, or why not. */
export function CouponResultNotice({ result, currency }: { result: CouponResult | null; currency: string }) {
  const { i18n } = useLingui();
  if (result?.kind === 'accepted') return <Accepted bonus={result.bonus} currency={currency} />;
  if (result?.kind === 'unknown') {
    return (
      <Alert tone="warning">
        <Trans id="bonus.coupon.unknown">
          The code was sent, but no answer came back. Sending it again is safe: a coupon is used once.
        </Trans>
      </Alert>
    );
  }
  if (result?.kind !== 'refused') return null;
  const { code, until, reference, status, retryAfterMs } = result.refusal;
  if (status === TOO_MANY) return <CouponRateLimited waitMs={retryAfterMs} />;
  if (status === 404 || status === 400 || status === 409 || FIELD_CODES.includes(code)) return null;
  if (code !== null) return <IneligibilityReasons code={code} until={until} reference={reference} />;
  return (
    <Alert tone="danger">
      {i18n._(otherErrorMessages['error.coupon-refused'])}{' '}
      {reference === null ? null : (
        <Trans id="bonus.refused.reference">
          Reference <bdi dir="ltr">{reference}</bdi>
        </Trans>
      )}
    </Alert>
  );
}

function Accepted({
  bonus,
  currency,
}: Pick<Extract<CouponResult, { kind: 'accepted' }>, 'bonus'> & { currency: string }) {
  const twoTimes = useFormatLocalAndUtc();
  const amount = bonus?.bonusAmount ?? 0;
  const reference = bonus?.id ?? '';
  const at = bonus?.ended ?? bonus?.start ?? null;
  return (
    <Alert tone="success">
      <Trans id="bonus.coupon.accepted">Your coupon is accepted.</Trans>{' '}
      {bonus?.status === 'offered' ? (
        <Trans id="bonus.coupon.offered">
          It gives you <bdi>{bonus.name}</bdi>. It waits among your offers until you activate it.
        </Trans>
      ) : null}
      {bonus?.status === 'completed' && amount > 0 ? (
        <Trans id="bonus.coupon.paid">
          <Amount value={amount} money={getMoneyStyle(bonus.currencyCode ?? currency)} /> was added to your
          own money.
        </Trans>
      ) : null}
      {bonus?.status === 'completed' ? (
        <p className={styles.proof}>
          {at === null ? null : <>{twoTimes(Date.parse(at))} · </>}
          <Trans id="bonus.refused.reference">
            Reference <bdi dir="ltr">{reference}</bdi>
          </Trans>
        </p>
      ) : null}
      {bonus?.status === 'active' ? (
        <Trans id="bonus.coupon.active">
          <bdi>{bonus.name}</bdi> is active now.
        </Trans>
      ) : null}
    </Alert>
  );
}
