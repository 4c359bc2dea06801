import { withTabLock } from '@baize/browser/tab-lock';
import { getTabId } from '@baize/browser/tab-id';
import { useEffect, useState } from 'react';

/** Whether nobody waits for the answer to what `tab` sent: that tab has the turn as long as it waits. */
export function useIsAbandoned({ lockName, tab }: { lockName: string; tab: string }): boolean {
  const [given, setGiven] = useState(tab === getTabId());
  useEffect(() => {
    let here = true;
    void withTabLock(lockName, async () => {
      if (here) setGiven(true);
    });
    return () => {
      here = false;
    };
  }, [lockName]);
  return given;
}
