import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksumAddress, crc16, isCryptoAddress } from './crypto-address.ts';
import { CRYPTO_ADDRESS_MAX } from './crypto-networks.ts';
import { RUNS } from '../testing/runs.ts';

/** Of BOLT 11: "Please make a donation of any amount". */
const DONATION =
  'lnbc1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq' +
  'dpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq9qrsgq357wnc5r2ueh7ck6q93dj32dlqnls087fxdwk8qakdyafkq3y' +
  'ap9us6v52vjjsrvywa6rt52cm9r9zqt8r2t7mlcwspyetp5h2tztugp9lfyql';

/** Main-network addresses of the BIPs, EIP-55, TEP-2 and well-known contracts. */
const GOOD = {
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  Lightning: [DONATION, DONATION.toUpperCase()],
  Ethereum: [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ],
  'TRC-20': ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  TON: [
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
    'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
  ],
} as const;

const BAD = {
  Bitcoin: [
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'the checksum'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'of the test network'],
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'another prefix'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bech32 where bech32m belongs'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bech32 where bech32m belongs'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bech32m where bech32 belongs'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'a character of no alphabet'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'version 17'],
    ['bc1pw5dgrnzv', 'one byte'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', '41 bytes'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'version 0 of 16 bytes'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'too much padding'],
    ['bc1gmk9yu', 'nothing in it'],
    ['bc1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'mixed case'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'of Tron'],
    [DONATION, 'of Lightning'],
  ],
  Lightning: [
    [DONATION.replace(/l$/, 'q'), 'the checksum'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'of the chain'],
    ['marisol@wallet.test', 'a Lightning address'],
  ],
  Ethereum: [
    ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'the checksum'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'no 0x'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'one short'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'no hexadecimal'],
  ],
  'TRC-20': [
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'the checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'of Bitcoin'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'of Ethereum'],
  ],
  TON: [
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', 'the checksum'],
    ['0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe', 'the raw form'],
    ['kQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_ntm', 'of the test network'],
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sD', 'one short'],
  ],
} as const;

const list = <T>(table: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(table).flatMap(([network, rows]) => rows.map((row) => [network, row] as const));

describe('an address', () => {
  test.each(list(GOOD))('of %s is accepted: %s [PAY-09]', (network, address) => {
    expect(isCryptoAddress(address, network)).toBe(true);
  });

  test.each(list<readonly [string, string]>(BAD).map(([network, [address, why]]) => [network, address, why]))(
    'of %s is refused: %s, %s [PAY-09]',
    (network, address) => expect(isCryptoAddress(address, network)).toBe(false),
  );

  test('of one network is refused by every network that does not share its form [PAY-09]', () => {
    for (const [network, address] of list<string>(GOOD))
      for (const other of Object.keys(GOOD))
        expect(isCryptoAddress(address, other), `${address} on ${other}`).toBe(other === network);
    expect(isCryptoAddress(GOOD.Ethereum[4], 'Arbitrum')).toBe(true);
    expect(isCryptoAddress(GOOD.Ethereum[4], 'ERC-20')).toBe(true);
  });

  test('with one changed character is refused, on every network with a checksum [PAY-09]', () => {
    const cased = GOOD.Ethereum.filter((address) => /[a-f]/.test(address) && /[A-F]/.test(address));
    const all = list<string>({ ...GOOD, Ethereum: cased });
    const alphabets: Readonly<Record<string, string>> = {
      Bitcoin: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
      Lightning: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
      Ethereum: '0123456789abcdefABCDEF',
      'TRC-20': '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
      TON: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    };
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.nat(), ([network, address], place, other) => {
        const at = place % address.length;
        const alphabet = alphabets[network] ?? '';
        const next = alphabet.charAt(other % alphabet.length);
        fc.pre(next.toLowerCase() !== address.charAt(at).toLowerCase());
        fc.pre(!(network === 'TON' && /[-_+/]/.test(address)) || !/[-_]/.test(next));
        const changed = address.slice(0, at) + next + address.slice(at + 1);
        expect(isCryptoAddress(changed, network)).toBe(false);
      }),
      // EIP-55 is fifteen bits or so: one changed character in some ten thousand passes it, so the draws stay the same.
      { ...RUNS, seed: 20_261_125 },
    );
  });

  test('of an unknown network is only asked to be there and not endless [PAY-09]', () => {
    expect(isCryptoAddress('whatever', 'Polkadot')).toBe(true);
    expect(isCryptoAddress('whatever', null)).toBe(true);
    expect(isCryptoAddress('', 'Polkadot')).toBe(false);
    expect(isCryptoAddress('x'.repeat(CRYPTO_ADDRESS_MAX + 1), 'Polkadot')).toBe(false);
  });
});

test('the capitals of EIP-55 are written as its vectors show', () => {
  for (const address of GOOD.Ethereum.slice(4))
    expect(checksumAddress(address.slice(2).toLowerCase())).toBe(address);
});

test('CRC-16/XMODEM of "123456789" is 0x31C3, as its catalogue says', () => {
  expect(crc16(Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0x31c3);
});
