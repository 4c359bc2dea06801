import { lazySection } from '@baize/page/lazy-section';

/** Rewards on the root page: examples and a way in for visitors, the running week for players. */
export const RootRewards = lazySection(
  async () => (await import('./root-rewards-section.tsx')).RootRewardsSection,
  'offer',
);
