import { askBeforeUnload } from '@baize/browser/unload';
import { useEffect } from 'react';

/** While something would be lost, the browser asks before the tab is closed or reloaded. */
export function useUnloadQuestion(active: boolean): void {
  useEffect(() => (active ? askBeforeUnload() : undefined), [active]);
}
