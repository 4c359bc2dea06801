import { expect, test } from 'vitest';
import { claimReceipts, receiptsTotal, type PayableDay } from './claim-receipts.ts';
import { isPaidDay } from './rakeback-calendar.ts';

function day(canClaimDate: string, parts: Partial<PayableDay> = {}): PayableDay {
  return {
    canClaimDate,
    bonusId: `rb-${canClaimDate}`,
    amount: 4.82,
    paidAt: null,
    reference: null,
    ...parts,
  };
}

const paid = (date: string, amount: number, reference: string | null = null) =>
  day(date, { amount, paidAt: `${date}T12:00:00+01:00`, reference });

test('every paid day has a receipt, the newest first, and an unpaid one has none', () => {
  const days = [paid('2026-11-09', 2.4, 'RB-9'), day('2026-11-10'), paid('2026-11-13', 5.05, 'RB-13')];
  expect(claimReceipts(days)).toEqual([
    {
      bonusId: 'rb-2026-11-13',
      date: '2026-11-13',
      amount: 5.05,
      paidAt: Date.parse('2026-11-13T11:00:00Z'),
      reference: 'RB-13',
    },
    {
      bonusId: 'rb-2026-11-09',
      date: '2026-11-09',
      amount: 2.4,
      paidAt: Date.parse('2026-11-09T11:00:00Z'),
      reference: 'RB-9',
    },
  ]);
});

test('the sum of receipts equals the sum of the paid days, whatever was paid', () => {
  let seed = 20_261_120;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (let round = 0; round < 200; round += 1) {
    const days = Array.from({ length: 16 }, (_, place) => {
      const date = `2026-11-${String(place + 1).padStart(2, '0')}`;
      const cents = Math.floor(random() * 100_000);
      return random() < 0.5 ? paid(date, cents / 100) : day(date, { amount: cents / 100 });
    });
    const cents = days.filter(isPaidDay).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const receipts = claimReceipts(days);
    expect(receiptsTotal(receipts)).toBe(cents / 100);
    expect(receipts.length).toBe(days.filter(isPaidDay).length);
  }
});

test('a day told twice is paid once, and one whose instant cannot be read is not called paid', () => {
  const twice = [paid('2026-11-20', 4.82), paid('2026-11-20', 4.82)];
  expect(claimReceipts(twice)).toHaveLength(1);
  expect(claimReceipts([day('2026-11-19', { paidAt: 'soon' })])).toEqual([]);
});

test('sums carry no binary error and no more than the amounts say', () => {
  expect(receiptsTotal([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
  expect(receiptsTotal([{ amount: 0.00000001 }, { amount: 0.00012345 }])).toBe(0.00012346);
  expect(receiptsTotal([])).toBe(0);
});
