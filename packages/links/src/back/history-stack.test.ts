import { afterEach, expect, test } from 'vitest';
import { recordHistoryEntry, findBackSteps } from './history-stack.ts';

afterEach(() => sessionStorage.clear());

const stepsBack = (to: string) => findBackSteps(to)?.steps ?? null;

const push = (...places: string[]) => {
  for (const place of places) recordHistoryEntry({ key: `key of ${place}`, place }, 'PUSH');
};

test('the way back is as many steps as were made since, those of modals too [NAV-09]', () => {
  push('/', '/casino');
  expect(stepsBack('/casino')).toBeNull();
  push('/casino/games/reef');
  recordHistoryEntry({ key: 'a modal', place: '/casino/games/reef' }, 'PUSH');
  recordHistoryEntry({ key: 'another query', place: '/casino/games/reef' }, 'REPLACE');
  expect(stepsBack('/casino')).toBe(2);
});

test('of several games in a row the first is what was gone to from the list [NAV-09]', () => {
  push('/casino?sort=name', '/casino/games/reef', '/casino/games/dusk');
  expect(findBackSteps('/casino?sort=name')).toEqual({ steps: 2, nextPath: '/casino/games/reef' });
});

test('what was left by Back counts no more, and a push from there begins anew [NAV-09]', () => {
  push('/', '/casino', '/casino/games/reef');
  recordHistoryEntry({ key: 'key of /', place: '/' }, 'POP');
  expect(stepsBack('/casino')).toBeNull();
  push('/casino/games/dusk');
  expect(stepsBack('/casino')).toBeNull();
  expect(stepsBack('/')).toBe(1);
});

test('a tab that comes from elsewhere knows nothing of what is behind it, one that is loaded anew does [NAV-09]', () => {
  push('/casino', '/casino/games/reef');
  recordHistoryEntry({ key: 'key of /casino/games/reef', place: '/casino/games/reef' }, 'POP');
  expect(stepsBack('/casino')).toBe(1);
  recordHistoryEntry({ key: 'default', place: '/casino/games/reef' }, 'POP');
  expect(stepsBack('/casino')).toBeNull();
});

test('a page that was left before its code ran stands one step back all the same [NAV-09]', () => {
  recordHistoryEntry({ key: 'default', place: '/casino/games/reef' }, 'POP', '/casino');
  expect(stepsBack('/casino')).toBe(1);
  // Loaded anew, the tab knows it still.
  recordHistoryEntry({ key: 'default', place: '/casino/games/reef' }, 'POP');
  expect(stepsBack('/casino')).toBe(1);
});

test('a trail that was kept in another shape is none', () => {
  sessionStorage.setItem('baize.trail', '{"steps":[{"key":1}],"at":0}');
  expect(stepsBack('/casino')).toBeNull();
  push('/casino', '/casino/games/reef');
  expect(stepsBack('/casino')).toBe(1);
});
