import { isBitcoinAddress, isLightningInvoice } from './crypto-address/bitcoin.ts';
import { isEthereumAddress } from './crypto-address/ethereum.ts';
import { isTonAddress } from './crypto-address/ton.ts';
import { isTronAddress } from './crypto-address/tron.ts';
import { CRYPTO_ADDRESS_MAX, cryptoNetworkOf, type CryptoNetwork } from './crypto-networks.ts';

export { checksumAddress } from './crypto-address/ethereum.ts';
export { crc16 } from './crypto-address/ton.ts';

const CHECKS: Readonly<Record<CryptoNetwork, (text: string) => boolean>> = {
  bitcoin: isBitcoinAddress,
  lightning: isLightningInvoice,
  ethereum: isEthereumAddress,
  arbitrum: isEthereumAddress,
  tron: isTronAddress,
  ton: isTonAddress,
};

/**
 * Tells whether an address fits a network, by its form and its checksum. Of a network we do not know (or none), anything that
 * is not empty nor too long is accepted: only the platform can judge it. Source: requirements PAY-09.
 */
export function isCryptoAddress(text: string, network: string | null): boolean {
  const known = cryptoNetworkOf(network);
  if (text === '' || text.length > CRYPTO_ADDRESS_MAX) return false;
  return known === null || CHECKS[known](text);
}
