import { whenIdle } from '@baize/browser/idle';
import { lateCode } from '@baize/shell/late-code';
import { useEffect, useState, type ComponentType } from 'react';
import { useChoicesOpen } from './consent/choices-open.ts';

/** How long the page has browser and network to itself once it is alive, in ms. */
const AFTER = 2_000;

/** Begins to track when the page is alive and idle; the code for it comes no sooner (TRK-01). */
export function Tracking() {
  const [Body, setBody] = useState<ComponentType | null>(null);
  const delay = useChoicesOpen() ? 0 : AFTER;
  useEffect(() => {
    const load = async () => {
      const problem = 'The code for tracking did not come.';
      const { TrackingBody } = await lateCode(() => import('./tracking-body.tsx'), { problem });
      setBody(() => TrackingBody);
    };
    return whenIdle(() => void load(), { delay });
  }, [delay]);
  return Body ? <Body /> : null;
}
