import { onFirstActivity } from './first-activity.ts';

/** Holds code back until somebody is at the page. */
export interface LoadGate<Code> {
  /** The code, asked for when the gate opens. The same promise each time, unless the last one failed. */
  load(): Promise<Code>;
  open(): void;
  /** Opens at the first sign of somebody; gives how to stop. */
  watch(): () => void;
}

export function createLoadGate<Code>(load: () => Promise<Code>): LoadGate<Code> {
  // The server draws whatever the page holds.
  let opened = typeof window === 'undefined';
  let fetched: Promise<Code> | null = null;
  const waiting: (() => void)[] = [];
  const open = () => {
    opened = true;
    for (const go of waiting.splice(0)) go();
  };
  const fetch = async () => {
    if (!opened) await new Promise<void>((go) => waiting.push(go));
    return load();
  };
  const keep = (): Promise<Code> => {
    const next = fetch();
    next.catch(() => (fetched = null));
    return next;
  };
  return {
    load: () => (fetched ??= keep()),
    open,
    watch: () => (opened ? () => undefined : onFirstActivity(open)),
  };
}
