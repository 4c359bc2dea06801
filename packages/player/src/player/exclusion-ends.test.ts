import { expect, test } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { exclusionEndsAt } from './use-exclusion-status.ts';

const HOUR = 3_600_000;
const at = (instant: number): string => new Date(instant).toISOString();

test('what shuts a player out ends with the later of exclusion and break [LIM-04] [LIM-05]', () => {
  const now = Date.now();
  const player = playerFixture({ limit: { frozenUntil: at(now + 240 * HOUR) } });
  const { userLimit } = player.getUser;
  const excludedUntil = (until: number) => ({
    ...player,
    getUser: {
      ...player.getUser,
      userLimit: userLimit && { ...userLimit, selfExclusion: at(until), selfExclusionUntil: at(until) },
    },
  });
  expect(exclusionEndsAt(excludedUntil(now + HOUR))).toBe(now + 240 * HOUR);
  expect(exclusionEndsAt(excludedUntil(now + 300 * HOUR))).toBe(now + 300 * HOUR);
});
