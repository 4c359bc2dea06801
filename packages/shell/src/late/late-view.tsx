import { whenIdle } from '@baize/browser/idle';
import { useEffect, useState, type ComponentType } from 'react';
import { lateCode } from '../errors/late-code.ts';

interface LateViewProps {
  /** The same each time. */
  load(): Promise<ComponentType>;
  /** How long the page is alone before, in ms; from 1,500 on the view is no part of the first one. */
  delay: number;
}

/** A view whose code comes once the page has been alive for a while and the browser is idle; nothing until then. */
export function LateView({ load, delay }: LateViewProps) {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const Loaded = await lateCode(load, { problem: 'Late code did not come.' });
      setView(() => Loaded);
    };
    return whenIdle(() => void fetch(), { delay });
  }, [load, delay]);
  return View ? <View /> : null;
}
