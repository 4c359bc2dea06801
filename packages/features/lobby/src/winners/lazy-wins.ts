import { lazySection } from '@baize/page/lazy-section';

/** The latest wins of all players, as a strip on the root page. */
export const LazyWins = lazySection(async () => (await import('./latest-wins.tsx')).LatestWins);
