import type { Method, MethodField } from './method.ts';

/** Coin and network are one choice: money sent over another network is lost. */
function network(...options: readonly string[]): MethodField {
  return { name: 'network', options, isStored: true };
}

const ADDRESS: MethodField = { name: 'cryptoAddress', check: 'crypto-address', isStored: true };
const BITCOIN = network('Bitcoin', 'Lightning');
const TETHER = network('TRC-20', 'ERC-20', 'TON');
const ETHER = network('Ethereum', 'Arbitrum');

/** Coins, each with the networks it travels on. */
export const CRYPTO_METHODS: readonly Method[] = [
  {
    id: 15,
    name: 'bitcoin',
    paymentMethod: 'crypto',
    title: 'Bitcoin',
    rawTitle: 'BTC',
    description: 'On chain or by Lightning',
    family: 'crypto',
    order: 100,
    currencies: ['BTC', 'EUR', 'USD'],
    range: [20, 50_000],
    payout: [50, 50_000],
    depositFields: [BITCOIN],
    payoutFields: [BITCOIN, ADDRESS],
    returnMethod: 'GET',
    badge: ['#f7931a', '#2b1700'],
  },
  {
    id: 16,
    name: 'tether',
    paymentMethod: 'crypto',
    title: 'Tether',
    rawTitle: 'USDT',
    description: 'On Tron, Ethereum or TON',
    family: 'crypto',
    order: 110,
    currencies: ['USDT', 'USD', 'EUR'],
    range: [10, 50_000],
    payout: [20, 50_000],
    depositFields: [TETHER],
    payoutFields: [TETHER, ADDRESS],
    returnMethod: 'GET',
    badge: ['#0f766e', '#eafff8'],
  },
  {
    id: 17,
    name: 'ether',
    paymentMethod: 'crypto',
    title: 'Ethereum',
    rawTitle: 'ETH',
    description: 'You send and receive ether; your balance stays in euros or dollars',
    family: 'crypto',
    order: 120,
    currencies: ['EUR', 'USD'],
    range: [20, 20_000],
    payout: [50, 20_000],
    depositFields: [ETHER],
    payoutFields: [ETHER, ADDRESS],
    returnMethod: 'GET',
    badge: ['#3c3c6e', '#e6e6ff'],
  },
];
