import { lazy } from 'react';

/** For the slot `account.two-step`; its code comes with the page that has it. */
export const LazyTwoStep = lazy(async () => {
  const { loadTwoStep } = await import('../lazy-dialogs.ts');
  return { default: await loadTwoStep() };
});
