import { describe, expect, test } from 'vitest';
import {
  cryptoQrText,
  cryptoDepositStatus,
  cryptoDepositSteps,
  type CryptoDepositDetails,
} from './crypto-deposit.ts';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const deposit = (parts: Partial<CryptoDepositDetails> = {}): CryptoDepositDetails => ({
  network: 'TRC-20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  amount: '27.5',
  confirmations: { needed: 20, seen: 0 },
  seenAt: null,
  expiresAt: '2026-11-20T17:30:00Z',
  ...parts,
});
const stage = (parts: Partial<CryptoDepositDetails> = {}, status: string | null = 'pending', now = NOW) =>
  cryptoDepositStatus({ status, deposit: deposit(parts), now });

describe('a deposit by crypto', () => {
  test('waits until the platform sees it on the network [PAY-04]', () => {
    expect(stage()).toBe('waiting');
    expect(stage({}, null)).toBe('waiting');
    expect(stage({ seenAt: '2026-11-20T17:01:00Z' })).toBe('confirming');
    expect(stage({ confirmations: { needed: 20, seen: 1 } })).toBe('confirming');
  });

  test('expires by the platform’s clock, at the instant told and not before [PAY-04]', () => {
    const end = Date.parse('2026-11-20T17:30:00Z');
    expect(stage({}, 'pending', end - 1)).toBe('waiting');
    expect(stage({}, 'pending', end)).toBe('expired');
    expect(stage({ expiresAt: null }, 'pending', end)).toBe('waiting');
  });

  test('never expires once it was seen [PAY-04]', () => {
    expect(stage({ seenAt: '2026-11-20T17:29:59Z' }, 'pending', NOW + 86_400_000)).toBe('confirming');
  });

  test.each([
    ['completed', 'credited'],
    ['confirmed', 'credited'],
    ['failed', 'ended'],
    ['rejected', 'ended'],
    ['cancelled', 'ended'],
    ['a word of tomorrow', 'waiting'],
  ])('is decided by the platform’s word: %s is %s [PAY-04]', (status, expected) => {
    expect(stage({}, status)).toBe(expected);
  });

  test('is shown in steps, the confirmations among them where they are counted [PAY-04]', () => {
    const steps = (parts: Partial<CryptoDepositDetails>, status = 'pending', now = NOW) =>
      cryptoDepositSteps({
        stage: stage(parts, status, now),
        deposit: deposit(parts),
        createdAt: NOW,
        creditedAt: NOW + 9,
      }).map(({ step, state, at }) => `${step} ${state} ${at ?? ''}`.trim());
    const seenAt = '2026-11-20T17:00:00Z';
    expect(steps({})).toEqual([`created done ${NOW}`, 'seen now', 'confirmed ahead', 'credited ahead']);
    expect(steps({ seenAt })).toEqual([
      `created done ${NOW}`,
      `seen done ${NOW}`,
      'confirmed now',
      'credited ahead',
    ]);
    expect(steps({ seenAt, confirmations: null }, 'completed')).toEqual([
      `created done ${NOW}`,
      `seen done ${NOW}`,
      `credited done ${NOW + 9}`,
    ]);
    expect(steps({}, 'cancelled')).toEqual([`created done ${NOW}`, 'seen ended']);
    expect(steps({ seenAt }, 'failed')).toEqual([
      `created done ${NOW}`,
      `seen done ${NOW}`,
      'confirmed ended',
    ]);
    expect(steps({}, 'pending', NOW + 86_400_000)).toEqual([`created done ${NOW}`, 'seen ended']);
  });

  test('is read by wallets from its code: a URI where they agree on one, else the address [PAY-04]', () => {
    const text = (parts: Partial<CryptoDepositDetails>) => cryptoQrText(deposit(parts));
    expect(text({})).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(text({ network: 'Bitcoin', address: 'bc1q', amount: '0.00025' })).toBe(
      'bitcoin:bc1q?amount=0.00025',
    );
    expect(text({ network: 'Bitcoin', address: 'bc1q', amount: null })).toBe('bitcoin:bc1q');
    expect(text({ network: 'Lightning', address: 'lnbc1x' })).toBe('LIGHTNING:LNBC1X');
    expect(text({ network: 'Polkadot', address: '15oF' })).toBe('15oF');
  });
});
