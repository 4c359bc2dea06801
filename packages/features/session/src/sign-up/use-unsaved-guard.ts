import { askBeforeUnload } from '@baize/browser/unload';
import { useModals } from '@baize/links/modals';
import { useEffect, useEffectEvent } from 'react';
import { useSignUpModal } from './sign-up-link.ts';

/** While what is shown once is not kept yet, Back leaves it standing, and whoever leaves the page is asked first. */
export function useUnsavedGuard(unkept: boolean): void {
  const { stack, open } = useModals();
  const modal = useSignUpModal();
  const gone = unkept && !stack.includes(modal);
  const putBack = useEffectEvent(() => open(modal));
  useEffect(() => {
    if (gone) putBack();
  }, [gone]);
  useEffect(() => (unkept ? askBeforeUnload() : undefined), [unkept]);
}
