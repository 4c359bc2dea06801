import { useModals } from '@baize/shell/modals';
import { useEffect, useEffectEvent } from 'react';

/** While what is shown once is not kept yet, Back leaves it standing, and whoever leaves the page is asked first. */
export function useUnsavedGuard(unkept: boolean): void {
  const { stack, open } = useModals();
  const gone = unkept && !stack.includes('sign-up');
  const putBack = useEffectEvent(() => open('sign-up'));
  useEffect(() => {
    if (gone) putBack();
  }, [gone]);
  useEffect(() => {
    if (!unkept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unkept]);
}
