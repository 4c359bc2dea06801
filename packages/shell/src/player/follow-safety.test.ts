import { createClient } from '@baize/api/client';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { stagePlayer } from '../stage/stage-player.ts';
import { followSafety } from './follow-safety.ts';
import { safetyStore } from './known-safety.ts';
import { clientPorts } from './runtime.ts';

afterEach(() => safetyStore.set('free'));

const EXCLUDED = stagePlayer({ limit: { selfExclusion: '2126-11-20' } });

/** What is known of silence, here and for the next page, while these are read. */
function follow() {
  const queryClient = new QueryClient();
  const api = createClient({
    ...clientPorts,
    baseUrl: 'http://brand.test',
    token: () => null,
    onSessionEnded: () => undefined,
  });
  followSafety({ api, queryClient });
  return {
    read: (player = stagePlayer()) => queryClient.setQueryData(queryKeys.userDetails, player),
    readLimits: () => queryClient.setQueryData(queryKeys.limits, { limits: [] }),
  };
}

const known = () => ({
  now: safetyStore.get(),
  marked: document.documentElement.dataset['silence'] !== undefined,
  kept: localStorage.getItem('baize.silence'),
});

test('that nothing is offered to a player is marked on the page and kept for the next one', () => {
  follow().read(EXCLUDED);
  expect(known()).toEqual({ now: 'excluded', marked: true, kept: '"excluded"' });
});

test('what was known holds until it is read that it is over', () => {
  safetyStore.set('excluded');
  const player = follow();
  expect(known().now).toBe('excluded');
  player.read();
  expect(known()).toEqual({ now: 'free', marked: false, kept: null });
});

test('a reached limit holds until the limits are read, too', () => {
  safetyStore.set('limited');
  const player = follow();
  player.read();
  expect(known().now).toBe('limited');
  player.readLimits();
  expect(known()).toEqual({ now: 'free', marked: false, kept: null });
});
