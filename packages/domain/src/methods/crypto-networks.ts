/** The networks whose addresses we can check. */
export const CRYPTO_NETWORKS = ['bitcoin', 'lightning', 'ethereum', 'arbitrum', 'tron', 'ton'] as const;

/** A network whose addresses we can check. */
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number];

/** The longest address: a Lightning invoice with its routes. */
export const CRYPTO_ADDRESS_MAX = 1_024;

/** What platforms call the networks, letters and digits alone, in lower case. */
const ALIASES: Readonly<Record<CryptoNetwork, readonly string[]>> = {
  bitcoin: ['bitcoin', 'btc', 'bitcoinonchain', 'onchain'],
  lightning: ['lightning', 'lightningnetwork', 'bitcoinlightning', 'btclightning', 'ln'],
  ethereum: ['ethereum', 'eth', 'erc20', 'ethereumerc20'],
  arbitrum: ['arbitrum', 'arbitrumone', 'arb'],
  tron: ['tron', 'trx', 'trc20', 'trontrc20'],
  ton: ['ton', 'theopennetwork'],
};

/** Recognizes a network by the platform's name for it (`TRC-20`, `Tron`); null for one we do not know. */
export function cryptoNetworkOf(name: string | null | undefined): CryptoNetwork | null {
  const plain = (name ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return CRYPTO_NETWORKS.find((network) => ALIASES[network].includes(plain)) ?? null;
}

/** Proper names, the same in every language. */
const NAMES: Readonly<Record<CryptoNetwork, string>> = {
  bitcoin: 'Bitcoin',
  lightning: 'Lightning',
  ethereum: 'Ethereum',
  arbitrum: 'Arbitrum',
  tron: 'Tron',
  ton: 'TON',
};

/** Returns a network's name for players: `Tron (TRC-20)`, and the platform's own word for one we do not know. */
export function cryptoNetworkName(name: string): string {
  const network = cryptoNetworkOf(name);
  if (network === null) return name;
  const token = /^(?:TRC|ERC)-?20$/i.test(name.trim()) ? ` (${name.trim().toUpperCase()})` : '';
  return NAMES[network] + token;
}
