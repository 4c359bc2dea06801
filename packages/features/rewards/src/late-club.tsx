import { lazy } from 'react';

/** Where whoever looks stands in the club, for the slot `club.standing`; its code comes with the pages that have one. */
export const ClubStanding = lazy(async () => ({
  default: (await import('./club/club-standing.tsx')).ClubStanding,
}));
