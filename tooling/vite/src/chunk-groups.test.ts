import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  getPlayerChunkGroups,
  ROOTED_GROUPS,
  getChunkGroup,
  getChunkGroupOfRoot,
  CHUNK_GROUP_NAMES,
} from './chunk-groups.ts';

const needed = (...waves: string[]) => getChunkGroup('/module.ts', new Set(waves));

test('what the first render needs comes with the first wave, whoever else needs it', () => {
  expect(needed('hydrate', 'cashier', 'promotions')).toBe('hydrate');
  expect(needed('hydrate')).toBe('hydrate');
});

test('a landing page waits for none of the code that comes to every page in the end', () => {
  expect(needed('idle', 'casino', 'player')).toBe('hydrate');
  expect(needed('idle', 'game-drawn')).toBe('idle');
});

test('what one page needs comes with that page alone', () => {
  expect(needed('cashier')).toBe('cashier');
  expect(needed('casino')).toBe('casino');
  expect(needed('casino', 'casino-live')).toBe('casino');
});

test('what a landing page shares with players’ pages is no part of either', () => {
  const shared = needed('promotions', 'cashier');
  expect(['promotions', 'cashier']).not.toContain(shared);
});

test('what the root page shares with players’ dialogs waits for players’ code', () => {
  expect(needed('home', 'overlay')).toBe('player');
  expect(needed('home', 'home-live')).toBe('home');
});

test('a module that more waves need never belongs to a later wave, so that no two files import each other', () => {
  for (const one of ROOTED_GROUPS)
    for (const other of ROOTED_GROUPS)
      for (const third of ROOTED_GROUPS) {
        const few = needed(one, other);
        const more = needed(one, other, third);
        expect(CHUNK_GROUP_NAMES.indexOf(more), `${one}, ${other} and ${third}`).toBeLessThanOrEqual(
          CHUNK_GROUP_NAMES.indexOf(few),
        );
      }
});

test('styles of parts that come to life late are there from the start: the server draws them', () => {
  expect(getChunkGroup('/winners.css.ts.vanilla.css', new Set(['home', 'casino']))).toBe('hydrate');
  expect(getChunkGroup('/winners.css.ts', new Set(['home', 'home-live']))).toBe('home');
});

test('the styles of what the server draws come with its page, whenever its code comes', () => {
  expect(getChunkGroup('/game-tile.css.ts.vanilla.css', new Set(['casino-drawn', 'casino']))).toBe('casino');
  expect(getChunkGroup('/game-list.css.ts.vanilla.css', new Set(['casino-drawn']))).toBe('casino');
  expect(getChunkGroup('/chip.css.ts.vanilla.css', new Set(['casino-drawn', 'cashier']))).toBe('pages');
  expect(getChunkGroup('/game-list.css.ts', new Set(['casino-drawn']))).toBe('casino-drawn');
});

test('what only the root page needs is no part of every page', () => {
  expect(needed('front')).toBe('front');
  expect(needed('front', 'overlay')).toBe('hydrate');
});

test('what a page draws and its players use is nobody else’s', () => {
  expect(needed('promotions-drawn', 'promotions-live')).toBe('promotions-drawn');
  expect(needed('promotions-drawn', 'cashback-live')).toBe('rewards-live');
});

test('a route belongs to its page and not to the feature around it', () => {
  expect(getChunkGroupOfRoot('/packages/features/rewards/src/routes/cashback.tsx?__react-router')).toBe(
    'cashback',
  );
  expect(getChunkGroupOfRoot('/packages/features/rewards/src/calendar/player-calendar.tsx')).toBe(
    'cashback-live',
  );
});

test.each([
  ['player/src/session/log-event.ts', 'idle'],
  ['player/src/session/send-sign-up.ts', 'session'],
  ['player/src/session/platform-session.ts', 'player'],
  ['player/src/realtime/realtime.ts', 'player'],
  ['player/src/attribution/capture-url-params.ts', 'idle'],
  ['shell/src/layouts/not-found.tsx', 'notices'],
])('%s loads with the wave %s, so that a visitor loads no code of players', (file, wave) => {
  const path = `/packages/${file}`;
  expect(existsSync(new URL(`../../..${path}`, import.meta.url)), 'name its new place').toBe(true);
  expect(getChunkGroupOfRoot(path)).toBe(wave);
});

test('a root that no wave takes fails the build and says where to name it', () => {
  expect(() => getChunkGroupOfRoot('/packages/new/src/view.tsx')).toThrow('tooling/vite/src/chunk-groups.ts');
});

test('a page for everybody names what its players need besides', () => {
  expect(getPlayerChunkGroups('/packages/features/lobby/src/routes/root.tsx')).toEqual([
    'player',
    'home',
    'home-drawn',
    'home-live',
  ]);
  expect(getPlayerChunkGroups('/packages/features/rewards/src/routes/cashback.tsx')).toContain(
    'cashback-live',
  );
  expect(getPlayerChunkGroups('/packages/features/cashier/src/routes/deposit.tsx')).toEqual([]);
});
