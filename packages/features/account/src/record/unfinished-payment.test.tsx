import type { Transaction } from '@baize/api/endpoints/cashier';
import { playerFixture } from '@baize/player/player-fixture';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeRecords } from '../testing/fake-records.ts';
import { DEPOSIT, findRecordRegion, renderRows } from '../testing/render-record.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ORIGIN = window.location.origin;
const OPEN: Transaction = {
  ...DEPOSIT,
  method: 'Harborpay',
  status: 'processing',
  redirectUrl: `${ORIGIN}/pay/1`,
  expiresAt: '2099-11-22T17:17:00Z',
};
const THREE_DS = { acsUrl: `${ORIGIN}/acs`, PaReq: 'question', MD: 'md-1', TermUrl: `${ORIGIN}/deposit` };

async function openRecord(row: Transaction, platform?: FakeRecords) {
  const user = renderRows([row], '?record=d-1', platform);
  const record = await findRecordRegion('Deposit DP-20261120-0042');
  await screen.findByRole('button', { name: 'Check again' });
  return { user, record };
}

const continueButton = () => screen.queryByRole('button', { name: /^Continue/ });

test('the record of a deposit that waits at the provider leads back there, and says until when it is open [PAY-10]', async () => {
  const { record } = await openRecord(OPEN);
  expect(await screen.findByRole('button', { name: 'Continue with Harborpay' })).toBeTruthy();
  expect(record.textContent).toMatch(/The payment stays open until \W*22 Nov 2099, \W*17:17\u00a0UTC/);
  expect(record.textContent).toContain('continue where you left it');
  expect(record.textContent).toContain('Do not pay again while this is open');
});

test('one that waits at the bank is gone on with by the bank’s form alone [PAY-05] [PAY-10]', async () => {
  const sent: [string, Record<string, FormDataEntryValue>][] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.action, Object.fromEntries(new FormData(this))]);
  });
  const { user } = await openRecord({ ...OPEN, redirectUrl: null, threeDs: THREE_DS });
  await user.click(await screen.findByRole('button', { name: 'Continue with your bank' }));
  const { acsUrl, ...fields } = THREE_DS;
  expect(sent).toEqual([[acsUrl, fields]]);
});

test.each([
  ['says nothing of it', { redirectUrl: undefined, expiresAt: undefined }],
  ['names a site that the host does not', { redirectUrl: 'https://evil.example/pay' }],
  ['names a bank that the host does not', { threeDs: { ...THREE_DS, acsUrl: 'https://evil.example/acs' } }],
  ['says that its time is over', { expiresAt: '2020-01-01T00:00:00Z' }],
  ['waits for nobody but the provider', { status: 'pending' as const }],
])('there is no way back to a payment whose row %s', async (_title, parts) => {
  const { record } = await openRecord({ ...OPEN, ...parts });
  await waitFor(() => expect(record.textContent).toMatch(/confirm it there|nothing you need to do/));
  expect(continueButton()).toBeNull();
});

test('who has excluded themselves is not led on with a payment', async () => {
  const platform = new FakeRecords();
  platform.player = playerFixture({ limit: { selfExclusion: '2099-05-01' } });
  await openRecord(OPEN, platform);
  expect(continueButton()).toBeNull();
});
