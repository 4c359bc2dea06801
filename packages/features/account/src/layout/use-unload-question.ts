import { useEffect } from 'react';

/** While something would be lost, the browser asks before the tab is closed or reloaded. */
export function useUnloadQuestion(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
