import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { joinTerms } from '../fields/join-terms.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import * as styles from './pay-bar.css.ts';

/** The method and its terms in one line, where the button stands far from the summary (look §9). */
export function PayTerms({ method, currency }: { method: PaymentMethodRow; currency: string }) {
  const labels = usePayTermLabels(currency);
  const terms = [labels.fee(method.depositFee), labels.time(method.depositTime)].filter(
    (term) => term !== null,
  );
  return (
    <p className={styles.terms}>
      <span>
        <bdi className={styles.methodName}>{methodTitle(method)}</bdi>
        {terms.length === 0 ? null : ` ·\u00a0${joinTerms(terms)}`}
      </span>
      <span className={styles.lock}>
        <Lock size={12} aria-hidden />
        <Trans id="deposit.lock.short">Locked until wagered</Trans>
      </span>
    </p>
  );
}
