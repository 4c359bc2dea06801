import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { transaction } from '../testing/fake-cashier.ts';
import { renderResult } from '../testing/render-result.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const ORIGIN = window.location.origin;
const THREE_DS = { acsUrl: `${ORIGIN}/acs`, PaReq: 'question', MD: 'md-1', TermUrl: `${ORIGIN}/deposit` };

const openPending = (parts: object) =>
  renderResult('?modal=deposit-pending&transactionId=t-1', {
    rows: [transaction({ status: 'processing', ...parts })],
  });

test('a payment begun in another browser is gone on with at the bank from its result [PAY-05]', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const user = openPending({ threeDs: THREE_DS });
  await user.click(await screen.findByRole('button', { name: 'Continue with your bank' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('its result offers no way to a site that the host does not name [PAY-04]', async () => {
  openPending({ redirectUrl: 'https://evil.example/pay' });
  const dialog = await screen.findByRole('dialog', { name: 'Deposit not finished yet' });
  expect(await within(dialog).findByRole('link', { name: 'Payment record' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: /^Continue/ })).toBeNull();
});
