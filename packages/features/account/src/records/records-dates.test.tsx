import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EACH_STATUS, exampleMove, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';

afterEach(cleanup);

test('From after To is told at the field and asks for nothing until it is right [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  renderRecords(platform, '?from=2026-11-20&to=2026-11-01');
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  expect(from.value).toBe('2026-11-20');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('From is after To.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Check the dates' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
  expect(platform.asked).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
  await screen.findByRole('table', { name: 'Transactions' });
  expect(screen.queryByText('From is after To.')).toBeNull();
  expect(platform.asked.map((one) => [one.get('from'), one.get('to')])).toEqual([
    ['2026-11-20', '2026-11-21'],
  ]);
});

test.each(['transactions', 'games'])(
  'dates that cannot be right are cleared by one press: %s',
  async (view) => {
    const platform = new FakeRecords();
    platform.transactions = EACH_STATUS;
    platform.moves = [exampleMove()];
    const user = renderRecords(platform, `?view=${view}&from=2026-11-20&to=2026-11-01`);
    await user.click(await screen.findByRole('link', { name: 'Clear the dates' }));
    expect(await screen.findByRole('table', { name: /Transactions|Casino history/ })).toBeTruthy();
    expect(platform.asked).toHaveLength(1);
    expect(platform.asked[0]?.get('from')).toBeNull();
  },
);
