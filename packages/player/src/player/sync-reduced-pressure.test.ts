import type { PlayerLimits } from '@baize/api/endpoints/account';
import { createClient } from '@baize/api/client';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { clientPorts } from '../session/runtime.ts';
import { playerFixture } from '../testing/player-fixture.ts';
import { reducedPressureChoice, reducedPressureTriggeredAt } from '../reduced-pressure/reduced-pressure.ts';
import { syncReducedPressure } from './sync-reduced-pressure.ts';

afterEach(() => {
  reducedPressureChoice.clear();
  reducedPressureTriggeredAt.clear();
});

const HOUR = 3_600_000;

function limit(parts: Partial<PlayerLimits['limits'][number]> = {}): PlayerLimits['limits'][number] {
  return {
    type: 'deposit',
    period: 0,
    amount: 25,
    used: 0,
    left: 25,
    minutes: null,
    raise: null,
    supportOnly: false,
    currencyCode: null,
    changedAt: null,
    periodEndsAt: new Date(Date.now() + HOUR).toISOString(),
    pending: null,
    ...parts,
  };
}

/** What the page reads of a player without a monthly limit, while countdowns follow it. */
function follow() {
  const queryClient = new QueryClient();
  const ports = { ...clientPorts, baseUrl: 'http://brand.test', onSessionEnded: () => undefined };
  syncReducedPressure({ api: createClient({ ...ports, token: () => null }), queryClient });
  queryClient.setQueryData(queryKeys.userDetails, playerFixture());
  return (...limits: PlayerLimits['limits']) => queryClient.setQueryData(queryKeys.limits, { limits });
}

test('a deposit that reaches the day’s deposit limit hides countdowns by itself', () => {
  const read = follow();
  read(limit());
  expect(reducedPressureTriggeredAt.get()).toBeNull();
  read(limit({ used: 25, left: 0 }));
  expect(Date.now() - (reducedPressureTriggeredAt.get() ?? 0)).toBeLessThan(HOUR);
});

test.each([
  ['a loss limit that is spent', limit({ type: 'loss', period: 1, used: 25, left: 0 })],
  ['a limit that tells only what was used', limit({ type: 'bet', used: 30, left: null })],
])('%s hides them, too', (_name, spent) => {
  follow()(limit(), spent);
  expect(reducedPressureTriggeredAt.get()).not.toBeNull();
});

test('a spent limit whose period is over is no reason any more', () => {
  follow()(limit({ used: 25, left: 0, periodEndsAt: new Date(Date.now() - 1000).toISOString() }));
  expect(reducedPressureTriggeredAt.get()).toBeNull();
});
