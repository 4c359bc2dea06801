import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeRecords } from '../testing/fake-records.ts';
import { DEPOSIT, findRecordRegion, renderRows, WITHDRAWAL } from '../testing/render-record.tsx';
import { findRecord } from './find-record.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the search', () => {
  const box = () => screen.findByLabelText('Reference or transaction ID');

  test.each(['  dp-20261120-0042 ', 'D-1', '0042'])(
    'finds %o whatever the filters leave out [PAY-10]',
    async (text) => {
      const user = renderRows([DEPOSIT, WITHDRAWAL], '?type=withdrawal');
      await user.type(await box(), `${text}{Enter}`);
      expect(await findRecordRegion('Deposit DP-20261120-0042')).toBeTruthy();
    },
  );

  test('says that none of the transactions is meant, and what to enter', async () => {
    const user = renderRows([DEPOSIT]);
    await user.click(await screen.findByRole('button', { name: 'Find the transaction' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a reference or transaction ID');
    await user.type(await box(), 'DP-9');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'None of your transactions has this reference or ID.',
    );
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeTruthy();
  });

  test('that fails calls nothing missing', async () => {
    const platform = new FakeRecords();
    const user = renderRows([DEPOSIT], '', platform);
    await screen.findByRole('table', { name: 'Transactions' });
    platform.state = 'broken';
    await user.type(await box(), 'DP-20261120-0042{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be searched');
  });
});

test('an empty search finds nothing, a copied one is cleaned', () => {
  expect(findRecord([DEPOSIT], '  ')).toBeNull();
  expect(findRecord([DEPOSIT], '\u2066DP-20261120-0042\u2069\n')).toBe(DEPOSIT);
});

test('the tail of a reference finds its record where it is the only one, and is no mere piece of it [PAY-10]', () => {
  const first = { transactionId: 'a', reference: 'DP-20261127-D615DFC8' };
  const second = { transactionId: 'b', reference: 'WD-20261127-A1B2C3D4' };
  const same = { transactionId: 'c', reference: 'WD-20261128-D615DFC8' };
  expect(findRecord([first, second], ' d615dfc8 ')).toBe(first);
  expect(findRecord([first, second], '20261127-A1B2C3D4')).toBe(second);
  expect(findRecord([first, second, same], 'D615DFC8')).toBeNull();
  expect(findRecord([first, second, same], 'WD-20261128-D615DFC8')).toBe(same);
  for (const piece of ['DFC8', '15DFC8', '20261127', 'DP'])
    expect(findRecord([first, second], piece)).toBeNull();
});
