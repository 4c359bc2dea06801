import { cryptoNetworkName } from '@baize/domain/crypto-networks';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Names a coin with its network as one thing: "USDT on Tron (TRC-20)". */
export function useCoinLabel(): (coin: string, network: string) => string {
  const { t } = useLingui();
  return useCallback(
    (coin, platformName) => {
      const network = cryptoNetworkName(platformName);
      // A code stands beside its network in every script, and neither turns the other around.
      const [first, second] = [`\u2068${coin}\u2069`, `\u2068${network}\u2069`];
      return t({ id: 'crypto.coin-on-network', message: `${first} on ${second}` });
    },
    [t],
  );
}
