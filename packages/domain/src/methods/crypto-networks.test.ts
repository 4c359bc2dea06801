import { expect, test } from 'vitest';
import { cryptoNetworkName, cryptoNetworkOf } from './crypto-networks.ts';

test.each([
  ['TRC-20', 'tron', 'Tron (TRC-20)'],
  ['trc20', 'tron', 'Tron (TRC20)'],
  ['ERC-20', 'ethereum', 'Ethereum (ERC-20)'],
  ['Ethereum', 'ethereum', 'Ethereum'],
  ['Arbitrum One', 'arbitrum', 'Arbitrum'],
  ['TON', 'ton', 'TON'],
  ['Lightning Network', 'lightning', 'Lightning'],
  ['BTC', 'bitcoin', 'Bitcoin'],
])('%s is the network %s, for players %s [PAY-01]', (name, network, shown) => {
  expect(cryptoNetworkOf(name)).toBe(network);
  expect(cryptoNetworkName(name)).toBe(shown);
});

test('a network we do not know keeps the platform’s name [PAY-01]', () => {
  expect(cryptoNetworkOf('Polkadot')).toBeNull();
  expect(cryptoNetworkName('Polkadot')).toBe('Polkadot');
  expect(cryptoNetworkOf(null)).toBeNull();
});
