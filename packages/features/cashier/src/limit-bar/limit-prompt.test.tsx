import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { pasteInto } from '../testing/paste-into.ts';
import { enterCard, payButton, renderDeposit } from '../testing/render-deposit.tsx';
import { weeklyLimit } from '../testing/weekly-limit.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const GREAT_BRITAIN = { settings: { market: 'gb' } } as const;
const title = 'Decide on a deposit limit first';
const none = () => screen.getByLabelText('I do not want a deposit limit');

/** No limit, and no deposit yet. */
const newPlayer = () => new FakeCashier(examplePlayer());

test('a first deposit waits for a limit or a plain no where the market asks, and says so at the question [LIM-05]', async () => {
  const platform = newPlayer();
  const user = renderDeposit(platform, GREAT_BRITAIN);
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('link', { name: 'Set a deposit limit' }).getAttribute('href')).toContain(
    'modal=deposit-limit',
  );
  await enterCard(user);
  await pasteInto(user, screen.getByLabelText('Amount', { selector: 'input' }), '30');
  await user.click(payButton());
  expect(await screen.findByText('Set a limit, or tick this box.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(none()));
  expect(platform.requestsTo('deposit')).toHaveLength(0);

  await user.click(none());
  expect(screen.queryByText('Set a limit, or tick this box.')).toBeNull();
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

test('who has a limit, or has paid in before, is not asked', async () => {
  const limited = newPlayer();
  limited.responses['limits'] = weeklyLimit(60);
  renderDeposit(limited, GREAT_BRITAIN);
  await screen.findByText('Weekly deposit limit');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  cleanup();

  const known = newPlayer();
  known.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'completed' })] },
  });
  renderDeposit(known, GREAT_BRITAIN);
  await screen.findByLabelText('Card number');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('where a limit is required any deposit waits for it, and there is no saying no [LIM-01]', async () => {
  const platform = newPlayer();
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'completed' })] },
  });
  const user = renderDeposit(platform, { settings: { market: 'nl' } });
  await screen.findByRole('heading', { name: 'Set a deposit limit first' });
  expect(screen.queryByLabelText('I do not want a deposit limit')).toBeNull();
  await enterCard(user);
  await pasteInto(user, screen.getByLabelText('Amount', { selector: 'input' }), '30');
  await user.click(payButton());
  expect((await screen.findByText('You can deposit once a limit is set.')).role).toBe('alert');
  expect(platform.requestsTo('deposit')).toHaveLength(0);
});

test('elsewhere a first deposit asks for nothing', async () => {
  renderDeposit(newPlayer());
  await screen.findByLabelText('Card number');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});
