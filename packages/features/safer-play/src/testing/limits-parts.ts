import { createLimitsPlatform, limitFixture, limitFixtures } from './limits-platform.ts';

/** A player with a deposit limit that is partly used, before the platform that knows it. */
export function limitsParts() {
  const deposit = limitFixture({
    amount: 200,
    used: 125,
    left: 75,
    periodEndsAt: '2999-01-01T00:00:00.000Z',
  });
  return { api: createLimitsPlatform({ limits: limitFixtures([deposit]) }).api };
}
