import { tokenStore } from '@baize/browser/token-store';
import { afterEach, expect, test } from 'vitest';
import { startPlaySession, getPlaySession, recordRound } from './play-session.ts';

const MINUTE = 60_000;
const BEGAN = Date.parse('2026-11-20T18:00:00Z');

const round = (id: string, part: Partial<Parameters<typeof recordRound>[0]> = {}) =>
  recordRound({ id, stake: 0.4, win: 0.1, currency: 'EUR', at: BEGAN + MINUTE, ...part });

afterEach(() => {
  tokenStore.clear();
  localStorage.clear();
});

test('the net result goes on from game to game, exact to the cent, and a round told twice counts once [LIM-07]', () => {
  tokenStore.set('marisol');
  expect(getPlaySession()).toBeNull();
  startPlaySession(BEGAN);
  round('1');
  round('2');
  startPlaySession(BEGAN + 5 * MINUTE);
  round('3', { at: BEGAN + 6 * MINUTE });
  round('3');
  expect(getPlaySession()).toMatchObject({
    since: BEGAN,
    sums: [{ currency: 'EUR', staked: 1.2, net: -0.9 }],
  });
});

test('currencies are never added up; the one played last stands first [LIM-07]', () => {
  startPlaySession(BEGAN);
  round('1');
  round('2', { currency: 'TRY', stake: 10, win: 0 });
  expect(getPlaySession()?.sums).toEqual([
    { currency: 'TRY', staked: 10, net: -10 },
    { currency: 'EUR', staked: 0.4, net: -0.3 },
  ]);
});

test('another player sees nothing of it, and whoever rested for an hour begins anew [LIM-07]', () => {
  tokenStore.set('marisol');
  startPlaySession(BEGAN);
  round('1');
  tokenStore.set('noor');
  expect(getPlaySession()).toBeNull();
  tokenStore.set('marisol');
  startPlaySession(BEGAN + 62 * MINUTE);
  expect(getPlaySession()).toMatchObject({ since: BEGAN + 62 * MINUTE, sums: [] });
});

test('what was kept in another shape is none', () => {
  localStorage.setItem(
    'baize.play-session',
    '{"mark":"visitor","since":1,"latest":1,"rounds":[],"sums":[1]}',
  );
  expect(getPlaySession()).toBeNull();
});
