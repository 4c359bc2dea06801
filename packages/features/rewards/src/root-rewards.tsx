import { latePart } from '@baize/shell/late-part';

/** Rewards on the root page: examples and a way in for visitors, the running week for players. */
export const RootRewards = latePart(
  async () => (await import('./root-rewards-part.tsx')).RootRewardsPart,
  'offer',
);
