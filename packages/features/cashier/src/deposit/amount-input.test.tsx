import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const box = () => screen.findByLabelText<HTMLInputElement>('Amount');

test('an amount with grouping is paid as it is meant', async () => {
  const user = renderDeposit(new FakeCashier(examplePlayer()));
  await user.clear(await box());
  await user.type(await box(), '1,000');
  expect(payButton().textContent).toBe('Deposit €1,000.00');
  await user.click(screen.getByRole('button', { name: /^More than/ }));
  expect((await box()).value).toBe('1005');
});

test.each(['-5', '1e9', '20.000', '99,999,999', '5'])(
  '%s stays as typed, is refused beside the field, and no button or sum names it',
  async (text) => {
    const user = renderDeposit(new FakeCashier(examplePlayer()));
    await user.clear(await box());
    await user.type(await box(), text);
    expect((await box()).value).toBe(text);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(payButton().textContent).toBe('Deposit');
    const figures = screen.getByRole('region', { name: 'Summary' }).querySelector('dl');
    expect(figures?.textContent).not.toContain('€');
  },
);
