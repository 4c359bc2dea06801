import type { Transaction } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';
import { expectedArrival } from '@baize/domain/payment-terms';
import { useNow } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Trans } from '@lingui/react/macro';
import * as styles from './pending-withdrawals.css.ts';
import { usePayoutMethods } from './use-payout-methods.ts';

/** By when an open withdrawal should be there, or that it takes longer than usual; nothing where its method says no time. */
export function ArrivalEstimate({ row }: { row: Transaction }) {
  const methods = usePayoutMethods(row.currencyCode);
  const twoTimes = useFormatLocalAndUtc();
  const now = useNow({ every: 'minute' });
  const method =
    methods.kind === 'known' ? methods.methods.find((one) => methodTitle(one) === row.method) : undefined;
  // The platform's word comes before the method's.
  const by =
    row.expectedAt === null
      ? expectedArrival({ since: Date.parse(row.date), duration: method?.withdrawalTime })
      : Date.parse(row.expectedAt);
  if (by === null || now === null) return null;
  const time = twoTimes(by);
  return (
    <p className={styles.arrival}>
      {now <= by ? (
        <Trans id="withdraw.open.expected">Expected by {time}</Trans>
      ) : (
        <Trans id="withdraw.open.late">
          This takes longer than usual: it was expected by {time}. If you wait much longer, send its reference
          to support.
        </Trans>
      )}
    </p>
  );
}
