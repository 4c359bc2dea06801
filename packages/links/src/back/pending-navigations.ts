import type { NavigationType } from 'react-router';

/** An entry of the tab's history, and by what kind of step the player came to it. */
export interface PendingNavigation {
  pathname: string;
  search: string;
  key: string;
  kind: `${NavigationType}`;
}

/** What the player has come to and nobody has remembered yet, newest last: the code that does comes late. */
export const pendingNavigations: PendingNavigation[] = [];
