import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { EACH_STATUS, exampleMove, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';

afterEach(cleanup);

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(query: string) {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  platform.moves = [exampleMove()];
  return { platform, user: renderRecords(platform, query, <Address />) };
}

const address = async () => (await screen.findAllByRole('status')).at(-1)?.textContent;

test.each(['1e9', 'abc', '0', '-1', '1.5', ''])(
  'page "%s" of the address is corrected to the first, and the rest of it stays [PAY-10]',
  async (page) => {
    open(`?type=deposit&page=${page}&modal=x`);
    await screen.findByRole('table', { name: 'Transactions' });
    await waitFor(async () => expect(await address()).toBe('?type=deposit&modal=x'));
  },
);

test.each(['?type=bogus', '?status=foo', '?type=bogus&status=foo&page=2'])(
  'a word that no line can have filters nothing, and leaves the address: %s',
  async (query) => {
    open(query);
    await screen.findByRole('table', { name: 'Transactions' });
    await waitFor(async () => expect(await address()).toBe(''));
  },
);

test('a page the list has stays in the address', async () => {
  open('?page=1');
  await screen.findByRole('table', { name: 'Transactions' });
  expect(await address()).toBe('?page=1');
});

test.each([
  ['From', '?from=2026-13-45'],
  ['From', '?from=yesterday&page=0'],
  ['To', '?to=2026-02-30'],
  ['From', '?view=games&from=2026-13-45'],
] as const)(
  '%s that no calendar has is told at the field and lists nothing, until it is cleared: %s [PAY-10]',
  async (label, query) => {
    const { platform, user } = open(query);
    const field = await screen.findByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('This date does not exist')).toHaveLength(1);
    await screen.findByRole('heading', { name: 'Check the dates' });
    expect(platform.asked).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Clear the dates' }));
    expect(await screen.findByRole('table', { name: /Transactions|Casino history/ })).toBeTruthy();
    expect(screen.queryByText('This date does not exist')).toBeNull();
  },
);
