import { whenIdle } from '@baize/browser/idle';
import { useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from '../errors/load-with-retry.ts';
import { onFirstActivity } from './first-activity.ts';

interface DeferredViewProps {
  /** The same each time; null when there is nothing to show after all. */
  load(): Promise<ComponentType | null>;
  /** `now`, once the page has been alive for `delay` ms and the browser is idle, or once somebody is at the page and it is idle. */
  when: 'now' | 'idle' | 'somebody';
  /** In ms; 1,500 unless told. */
  delay?: number;
}

const DELAY = 1_500;

/** A view whose code comes late; nothing until then. */
export function DeferredView({ load, when, delay = DELAY }: DeferredViewProps) {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const Loaded = await loadWithRetry(load, { message: 'Late code did not come.' });
      setView(() => Loaded);
    };
    const begin = () => void fetch();
    if (when === 'now') return whenIdle(begin, { delay: 0 });
    if (when === 'idle') return whenIdle(begin, { delay });
    let calledOff: (() => void) | undefined;
    const stop = onFirstActivity(() => (calledOff = whenIdle(begin, { delay: 0 })));
    return () => {
      stop();
      calledOff?.();
    };
  }, [load, when, delay]);
  return View ? <View /> : null;
}
