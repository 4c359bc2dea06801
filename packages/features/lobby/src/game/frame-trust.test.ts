// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { frameTrust, readFrameMessage } from './frame-trust.ts';

const PAGE = 'https://brand.test';
const GAMES = 'https://games.test';

test('a game of another origin is given scripts and its own origin, and nothing else', () => {
  expect(frameTrust(`${GAMES}/reef?token=1`, PAGE)).toEqual({
    sandbox: 'allow-scripts allow-same-origin',
    origin: GAMES,
  });
});

test('a game that is served from the page’s own origin gets none, so that it cannot reach into the page', () => {
  const locked = { sandbox: 'allow-scripts', origin: 'null' };
  expect(frameTrust('/games/reef', PAGE)).toEqual(locked);
  expect(frameTrust(`${PAGE}/games/reef`, PAGE)).toEqual(locked);
});

test('what is no web address is not framed', () => {
  expect(frameTrust('javascript:alert(1)', PAGE)).toBeNull();
  expect(frameTrust('data:text/html,hi', PAGE)).toBeNull();
});

const ready = { type: 'ready' };
const trusted = { window, origin: GAMES };

test('a message is believed from the frame’s own window and origin', () => {
  expect(readFrameMessage({ source: window, origin: GAMES, data: ready }, trusted)).toEqual(ready);
});

test('a message of another window, another origin or another form is not', () => {
  const other = document.createElement('iframe');
  document.body.append(other);
  const from = (parts: { source?: Window | null; origin?: string; data?: unknown }) =>
    readFrameMessage({ source: window, origin: GAMES, data: ready, ...parts }, trusted);
  expect(from({ source: other.contentWindow })).toBeNull();
  expect(from({ source: null })).toBeNull();
  for (const origin of [PAGE, 'null', 'https://games.test.evil.test', ''])
    expect(from({ origin })).toBeNull();
  for (const data of [
    'ready',
    null,
    { type: 'steal' },
    { type: 'round', roundId: '1', stake: -1, win: 0 },
    { type: 'round', roundId: '1', stake: 1, win: Infinity },
    { type: 'limit' },
  ])
    expect(from({ data })).toBeNull();
  expect(
    readFrameMessage({ source: window, origin: GAMES, data: ready }, { window: null, origin: GAMES }),
  ).toBeNull();
});
