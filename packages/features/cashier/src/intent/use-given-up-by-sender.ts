import { withTabLock } from '@baize/browser/tab-lock';
import { thisTab } from '@baize/browser/tab-name';
import { useEffect, useState } from 'react';

/** Whether nobody waits for the answer to what `tab` sent: that tab has the turn as long as it waits. */
export function useGivenUpBySender({ turn, tab }: { turn: string; tab: string }): boolean {
  const [given, setGiven] = useState(tab === thisTab());
  useEffect(() => {
    let here = true;
    void withTabLock(turn, async () => {
      if (here) setGiven(true);
    });
    return () => {
      here = false;
    };
  }, [turn]);
  return given;
}
