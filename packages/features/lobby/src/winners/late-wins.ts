import { latePart } from '@baize/shell/late-part';

/** The latest wins of all players, as a strip on the root page. */
export const LateWins = latePart(async () => (await import('./latest-wins.tsx')).LatestWins);
