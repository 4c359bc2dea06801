import { MARKETS, RULE_PACKS } from '@baize/domain/rule-packs';
import { playerFixture } from '@baize/player/player-fixture';
import { sessionStore } from '@baize/player/session';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp, freezeTimeAndZone, renderLimits } from '../testing/limits-harness.tsx';
import { NOW, okResponse } from '../testing/limits-platform.ts';
import { PanicButton } from './panic-button.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const STOP = 'Stop now for 24 h';
const frozen = playerFixture({ limit: { frozenUntil: new Date(NOW + 3_600_000).toISOString() } });
/** What is drawn with the button once the player is known. */
const beside = (
  <>
    <PanicButton />
    <p>The page</p>
  </>
);
const findPage = () => screen.findByText('The page');

test.each(MARKETS)(
  'in market %s the panic button is there as its rule pack says [LIM-05]',
  async (market) => {
    renderLimits(beside, { settings: { market } });
    await findPage();
    const button = screen.queryByRole('button', { name: STOP });
    expect(button !== null).toBe(RULE_PACKS[market].panicButtonHours !== null);
  },
);

test('one press freezes the account for 24 hours, and asks nothing [LIM-05]', async () => {
  const { press, sent } = renderLimits(<PanicButton />, {
    settings: { market: 'de' },
    platform: { answers: { 'PUT freeze': () => okResponse({ userLimit: frozen.getUser.userLimit }) } },
  });
  await press(STOP);
  await waitFor(() => expect(sent).toEqual([{ method: 'PUT', path: '/api/user/freeze', body: { days: 1 } }]));
});

test('a press whose answer was lost ends the session once the account says that it holds', async () => {
  const ended = vi.spyOn(sessionStore, 'dispatch');
  const { press } = renderLimits(<PanicButton />, {
    settings: { market: 'de' },
    platform: {
      answers: {
        'PUT freeze': () => Promise.reject(new TypeError('gone')),
        'GET get-user-details': () => okResponse(frozen),
      },
    },
  });
  await press(STOP);
  await waitFor(() =>
    expect(ended).toHaveBeenCalledWith({ type: 'sessionEnded', reason: 'ACCOUNT_LOCKED', at: NOW }),
  );
});

test('a press that did not work says so, and can be made again', async () => {
  const { press } = renderLimits(<PanicButton />, {
    settings: { market: 'de' },
    platform: { answers: { 'PUT freeze': () => new Response('', { status: 500 }) } },
  });
  await press(STOP);
  expect((await screen.findByRole('alert')).textContent).toContain('Trying again is safe');
  expect(screen.getByRole('button', { name: STOP }).getAttribute('aria-disabled')).toBeNull();
});

test('who is out already has no such button', async () => {
  renderLimits(beside, { settings: { market: 'de' }, player: frozen });
  await findPage();
  expect(screen.queryByRole('button', { name: STOP })).toBeNull();
});
