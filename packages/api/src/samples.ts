import { accessSamples } from './samples/access.ts';
import { accountSamples } from './samples/account.ts';
import { cashierSamples } from './samples/cashier.ts';
import { lobbySamples } from './samples/lobby.ts';
import { rewardsSamples } from './samples/rewards.ts';
import type { Sample } from './samples/sample.ts';
import { sessionSamples } from './samples/session.ts';
import { settingsSamples } from './samples/settings.ts';

export type { Sample } from './samples/sample.ts';

/** Every call of the platform with an ask and three answers; for tests of the client and of whoever serves it. */
export const SAMPLES: readonly Sample[] = [
  ...settingsSamples,
  ...accessSamples,
  ...sessionSamples,
  ...rewardsSamples,
  ...lobbySamples,
  ...cashierSamples,
  ...accountSamples,
];
