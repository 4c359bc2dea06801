import { lazy } from 'react';

/** Where whoever looks stands in the club, for the slot `club.status`; its code comes with the pages that have one. */
export const LazyClubStatus = lazy(async () => {
  const { loadClubStatus } = await import('./lazy-dialogs.ts');
  return { default: (await loadClubStatus()).ClubStatus };
});
