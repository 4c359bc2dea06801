import { DEPOSIT_CODES, depositMessage, messageParams } from '@baize/domain/errors';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import { playerFixture } from '@baize/player/player-fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleDocument, FakeRecords } from '../testing/fake-records.ts';
import { DEPOSIT, findRecordRegion, renderRows, WITHDRAWAL } from '../testing/render-record.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The words of a code as the catalogue has them, with the reference in their place. */
function reasonOf(code: string): string {
  const id = depositMessage(code);
  if (id === 'error.general') return '';
  if (messageParams(id).includes('min')) return 'This payment method does not take this amount.';
  return (depositErrorMessages[id].message ?? '').replace('{reference}', 'DP-20261120-0042');
}

const TO_BANK = { destination: '…4300', fee: 0, expectedAt: '2099-11-22T17:17:19Z' };

test.each(Object.keys(DEPOSIT_CODES))(
  'a deposit that ended by %s tells why [PAY-06] [PAY-10]',
  async (code) => {
    const reason = reasonOf(code);
    expect(reason).not.toBe('');
    renderRows([{ ...DEPOSIT, status: 'failed', code }], '?record=d-1');
    const failed = await findRecordRegion('Deposit DP-20261120-0042');
    // The reference within it stands in an element of its own.
    expect(within(failed).getAllByText((_, element) => element?.textContent === reason)).not.toEqual([]);
    expect(within(failed).getByText(code)).toBeTruthy();
  },
);

test('a code that nobody knows stands among the details and gives no reason', async () => {
  renderRows([{ ...DEPOSIT, status: 'failed', code: 'TOMORROW' }], '?record=d-1');
  const failed = await findRecordRegion('Deposit DP-20261120-0042');
  expect(within(failed).getByText('TOMORROW')).toBeTruthy();
  expect(document.querySelector('[data-print-sheet]')?.textContent).not.toContain('Reason');
});

test('a declined deposit is called declined once more by its timeline, and nothing else [PAY-10]', async () => {
  renderRows([{ ...DEPOSIT, status: 'rejected', code: 'TRANSACTION_FAILED' }], '?record=d-1');
  const shown = await findRecordRegion('Deposit DP-20261120-0042');
  const steps = [...shown.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(steps.join()).toContain('Declined');
  expect(shown.textContent).not.toMatch(/Ended at the provider|did not go through/);
});

test('a 3-D Secure deposit that the player refused was not confirmed with the bank [PAY-05] [PAY-10]', async () => {
  renderRows([{ ...DEPOSIT, status: 'rejected', code: 'BANK_NOT_CONFIRMED' }], '?record=d-1');
  const shown = await findRecordRegion('Deposit DP-20261120-0042');
  expect(within(shown).getByText('It was not confirmed with your bank.')).toBeTruthy();
  expect(within(shown).getByRole('link', { name: 'See other payment methods' })).toBeTruthy();
  expect(document.querySelector('[data-print-sheet]')?.textContent).toContain(
    'It was not confirmed with your bank.',
  );
});

test('one that should have arrived by now says so, a settled one speaks of no time [PAY-10]', async () => {
  const late = { ...WITHDRAWAL, ...TO_BANK, expectedAt: '2026-01-01T00:00:00Z' };
  renderRows([late], '?record=w-1');
  const shown = await findRecordRegion('Withdrawal WD-20261120-0007');
  await waitFor(() => expect(shown.textContent).toContain('This takes longer than usual'));
  cleanup();
  renderRows([{ ...late, status: 'processed' }], '?record=w-1');
  expect((await findRecordRegion('Withdrawal WD-20261120-0007')).textContent).not.toMatch(/xpected by/);
});

test('only a refused deposit that another method may help speaks of methods, and not to who may not deposit', async () => {
  const offer = () => screen.queryByRole('link', { name: 'See other payment methods' });
  for (const row of [DEPOSIT, WITHDRAWAL, { ...WITHDRAWAL, status: 'failed' as const }]) {
    renderRows([row], `?record=${row.transactionId}`);
    await findRecordRegion(/DP|WD/);
    expect(offer()).toBeNull();
    cleanup();
  }
  renderRows([{ ...DEPOSIT, status: 'failed', code: 'PAYMENT_LIMIT_THRESHOLD' }], '?record=d-1');
  await findRecordRegion(/DP/);
  expect(offer()).toBeNull();
  cleanup();
  renderRows([{ ...DEPOSIT, status: 'failed', code: 'PROVIDER_ERROR' }], '?record=d-1');
  await findRecordRegion(/DP/);
  expect(offer()).toBeTruthy();
  cleanup();
  const platform = new FakeRecords();
  platform.player = playerFixture({ limit: { selfExclusion: '2099-05-01' } });
  renderRows([{ ...DEPOSIT, status: 'failed', code: 'PROVIDER_ERROR' }], '?record=d-1', platform);
  await findRecordRegion(/DP/);
  expect(offer()).toBeNull();
});

test.each(['rejected', 'requested'] as const)(
  'a withdrawal on its way names a document that is %s, with the way to send it [PRF-07]',
  async (status) => {
    const platform = new FakeRecords();
    platform.documents = [exampleDocument(status)];
    renderRows([WITHDRAWAL], '?record=w-1', platform);
    const shown = await findRecordRegion('Withdrawal WD-20261120-0007');
    await within(shown).findByText(
      'These documents are still missing: Proof of address. A payment can wait until they are checked.',
    );
    const link = within(shown).getByRole<HTMLAnchorElement>('link', { name: 'See your documents' });
    expect(new URL(link.href).searchParams.get('record')).toBe('WD-20261120-0007');
    expect(shown.textContent).not.toContain('There is nothing you need to do');
  },
);

test('documents are no matter of a payment that has ended, or of one the player has to finish', async () => {
  const platform = new FakeRecords();
  platform.documents = [exampleDocument('rejected')];
  for (const row of [
    { ...WITHDRAWAL, status: 'processed' as const },
    { ...DEPOSIT, status: 'processing' as const },
  ]) {
    renderRows([row], `?record=${row.transactionId}`, platform);
    await findRecordRegion(/DP|WD/);
    await screen.findByText(/There is nothing left to do|still asks you to confirm it/);
    expect(platform.documentReads).toBe(0);
    cleanup();
  }
});
