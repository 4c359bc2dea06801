import { lazy } from 'react';

/** Where whoever looks stands in the club, for the slot `club.standing`; its code comes with the pages that have one. */
export const ClubStanding = lazy(async () => {
  const { loadStanding } = await import('./late-dialogs.ts');
  return { default: (await loadStanding()).ClubStanding };
});
