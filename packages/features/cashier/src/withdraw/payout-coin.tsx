import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { Trans } from '@lingui/react/macro';
import { methodCoin } from '../crypto/method-coin.ts';

/** The coin that an amount in another currency is paid out in; null where nothing is exchanged. */
export function payoutCoin(method: PaymentMethodRow | null, currency: string): string | null {
  if (method === null || !method.withdrawalFields.some(({ name }) => name === 'network')) return null;
  const coin = methodCoin(method);
  return coin === currency ? null : coin;
}

/** No call says how many coins an amount comes to: they are counted when they are sent. */
export function PayoutCoinText({ coin }: { coin: string }) {
  return (
    <Trans id="withdraw.paid-in">
      <bdi>{coin}</bdi>, at the rate when it is sent
    </Trans>
  );
}
