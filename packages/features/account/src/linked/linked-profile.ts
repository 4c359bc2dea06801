import { lazy } from 'react';

/** The profile of a player who links an account, for the slot `linked-sign-up.profile`. */
export const LinkedProfile = lazy(async () => {
  const { loadLinkedProfile } = await import('../lazy-dialogs.ts');
  return { default: (await loadLinkedProfile()).LinkedProfileDialog };
});
