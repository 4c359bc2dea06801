import { playerFixture } from '@baize/player/player-fixture';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cleanUp,
  freezeTimeAndZone,
  MODAL_PROPS,
  renderLimits,
  stripIsolates,
} from '../testing/limits-harness.tsx';
import { okResponse, refusalResponse } from '../testing/limits-platform.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

function open(amount: number, close = () => okResponse({}), parts: object = {}) {
  const player = { ...playerFixture({ amount }), ...parts };
  return renderLimits(<CloseAccountDialog {...MODAL_PROPS} />, {
    player,
    platform: {
      answers: { 'PUT close-account': close, 'GET get-user-details': () => okResponse(player) },
    },
  });
}

test('what closing means is said before, and one press closes an empty account, with the reason if there is one', async () => {
  const { press, type, sent } = open(0);
  await type('Why you are closing it (optional)', ' I play elsewhere ');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The account closes at once. You are signed out everywhere.',
    'You cannot open this account again yourself.',
    'A bonus that is open ends, and its bonus money is lost.',
    'Payments that are under way still finish. Money that arrives later stays yours: support pays it out.',
  ]);
  await press('Close my account');
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/user/close-account', body: { reason: 'I play elsewhere' } },
    ]),
  );
});

test('no reason has to be given', async () => {
  const { press, sent } = open(0);
  await press('Close my account');
  await waitFor(() => expect(sent).toMatchObject([{ body: {} }]));
});

test('while there is a balance, the way to withdraw it stands in the place of closing', async () => {
  open(20.5);
  const withdraw = await screen.findByRole('link', { name: /Withdraw/ });
  expect(stripIsolates(withdraw.textContent)).toBe('Withdraw €20.50');
  expect(withdraw.getAttribute('href')).toContain('/withdraw');
  expect(screen.getByText(/Still in your account: /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
});

test('a balance that a bonus or a wagering locks is not called withdrawable, and no bonus is said to end', async () => {
  open(64, undefined, { wageringLeft: 45 });
  const withdraw = await screen.findByRole('link', { name: 'Withdraw' });
  expect(withdraw.getAttribute('href')).toContain('/withdraw');
  expect(stripIsolates(screen.getByText(/cannot be withdrawn yet/).textContent)).toContain('€64.00');
  expect(screen.queryByText(/Withdraw it first/)).toBeNull();
  expect(screen.queryByText(/A bonus that is open ends/)).toBeNull();
});

test('where a bonus alone locks the balance, that is said, and what giving it up costs', async () => {
  const activeBonus = { id: 'b1', bonusId: 'b1', name: 'Weekend', type: 'deposit' };
  open(64, undefined, { activeBonus });
  expect(await screen.findByText(/It cannot be withdrawn while a bonus is open/)).toBeTruthy();
  expect(screen.getByText(/its bonus money is lost then/)).toBeTruthy();
});

test('help and support are one press away, and nothing persuades the player to stay', async () => {
  open(0);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Contact support', 'Get help']);
  expect(document.body.textContent).not.toMatch(/sure|miss|sorry|stay with|instead/i);
});

test.each([
  [
    'a balance that came meanwhile',
    () => refusalResponse('BALANCE_LEFT', { amount: 5, currencyCode: 'EUR' }),
    'There is still money in your account. Withdraw it first.',
  ],
  [
    'a withdrawal under way, by its reference',
    () => refusalResponse('WITHDRAWAL_OPEN', { reference: 'WD-20261120-0A1B2C3D' }),
    'A withdrawal of yours is still under way: WD-20261120-0A1B2C3D. Once it is finished you can close the account.',
  ],
  [
    'an answer that was lost',
    () => Response.error(),
    'We could not confirm whether your account is closed. Try again.',
  ],
])('%s is told, and the account can be closed again', async (_name, answer, text) => {
  const { press } = open(0, answer);
  await press('Close my account');
  expect(stripIsolates((await screen.findByRole('alert')).textContent)).toBe(text);
  expect(screen.getByRole('button', { name: 'Close my account' })).toBeTruthy();
});
