import { accessFixtures } from './fixtures/access.ts';
import { accountFixtures } from './fixtures/account.ts';
import { cashierFixtures } from './fixtures/cashier.ts';
import { lobbyFixtures } from './fixtures/lobby.ts';
import { rewardsFixtures } from './fixtures/rewards.ts';
import type { Fixture } from './fixtures/fixture.ts';
import { sessionFixtures } from './fixtures/session.ts';
import { settingsFixtures } from './fixtures/settings.ts';

export type { Fixture } from './fixtures/fixture.ts';

/** Every call of the platform with an ask and three answers; for tests of the client and of whoever serves it. */
export const FIXTURES: readonly Fixture[] = [
  ...settingsFixtures,
  ...accessFixtures,
  ...sessionFixtures,
  ...rewardsFixtures,
  ...lobbyFixtures,
  ...cashierFixtures,
  ...accountFixtures,
];
