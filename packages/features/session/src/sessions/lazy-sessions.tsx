import { lazy } from 'react';

/** For the slot `account.sessions`; its code comes with the page that has it. */
export const LazySessions = lazy(async () => {
  const { loadSessions } = await import('../lazy-dialogs.ts');
  return { default: await loadSessions() };
});
