import { describe, expect, test } from 'vitest';
import { addressStatus, judgeOfficialList, nextAddress, type OfficialList } from './official-list.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const sent = {
  addresses: [
    { origin: 'https://old.example', closesAt: '2026-11-21T00:00:00Z' },
    { origin: 'https://Casino.example' },
  ],
  issuedAt: '2026-11-20T00:00:00Z',
  expiresAt: '2026-11-21T00:00:00Z',
};
const judge = (more: Partial<Parameters<typeof judgeOfficialList>[0]> = {}) =>
  judgeOfficialList({ text: JSON.stringify(sent), signature: 'valid', now: NOW, ...more });

describe('an official list', () => {
  test('that is signed and current is believed [MIR-01]', () => {
    expect(judge()).toEqual({
      status: 'verified',
      list: {
        addresses: [
          { origin: 'https://old.example', closesAt: Date.parse('2026-11-21T00:00:00Z') },
          { origin: 'https://casino.example', closesAt: null },
        ],
        issuedAt: Date.parse('2026-11-20T00:00:00Z'),
        expiresAt: Date.parse('2026-11-21T00:00:00Z'),
      },
    });
  });

  test.each([
    ['missing', { text: null }],
    ['missing', { signature: null }],
    ['altered', { signature: 'invalid' }],
    ['unsupported', { signature: 'unsupported' }],
    ['expired', { now: Date.parse('2026-11-21T00:00:00Z') }],
    ['unreadable', { text: 'no list' }],
    ['unreadable', { text: JSON.stringify({ ...sent, addresses: [] }) }],
    ['unreadable', { text: JSON.stringify({ ...sent, expiresAt: 'tomorrow' }) }],
    ['unreadable', { text: JSON.stringify({ ...sent, addresses: [...sent.addresses, { origin: 'x' }] }) }],
    [
      'unreadable',
      { text: JSON.stringify({ ...sent, addresses: [{ origin: 'https://a.example@evil.example' }] }) },
    ],
  ] as const)('is not believed when it is %s: %j [MIR-01]', (problem, more) => {
    expect(judge(more)).toEqual({ status: 'unverified', problem });
  });

  test('is believed to the millisecond before it expires [MIR-01]', () => {
    expect(judge({ now: Date.parse('2026-11-21T00:00:00Z') - 1 }).status).toBe('verified');
  });
});

const list: OfficialList = {
  addresses: [
    { origin: 'https://old.example', closesAt: NOW },
    { origin: 'https://later.example', closesAt: NOW + 1 },
    { origin: 'https://casino.example', closesAt: null },
    { origin: 'https://other.example:8443', closesAt: null },
  ],
  issuedAt: NOW,
  expiresAt: NOW + 1,
};

test.each([
  ['https://casino.example', 'genuine'],
  ['https://CASINO.example', 'genuine'],
  ['https://later.example', 'closing'],
  ['https://old.example', 'closed'],
  ['https://other.example', 'unlisted'],
  ['http://casino.example', 'unlisted'],
  ['https://www.casino.example', 'unlisted'],
  ['https://casino.example.evil.example', 'unlisted'],
])('%s is %s on the list [MIR-01]', (origin, status) => {
  expect(addressStatus(list, origin, NOW)).toBe(status);
});

test('a player goes on at the first other address that stays open [MIR-01]', () => {
  expect(nextAddress(list, 'https://later.example')).toBe('https://casino.example');
  expect(nextAddress(list, 'https://casino.example')).toBe('https://other.example:8443');
  expect(nextAddress({ ...list, addresses: list.addresses.slice(0, 2) }, 'https://x.example')).toBeNull();
});
