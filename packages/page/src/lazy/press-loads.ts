import { afterPaint } from '@baize/browser/after-paint';

const loads = new Set<Promise<unknown>>();

/** Notes that a press waits for this code, and returns it as it is. */
export function trackPressLoad<Code>(load: Promise<Code>): Promise<Code> {
  loads.add(load);
  const done = () => void loads.delete(load);
  load.then(done, done);
  return load;
}

/** Runs once no press waits for code any more: what nobody has pressed for is not fetched beside it, on the same line. */
export function afterPressLoads(run: () => void): void {
  if (loads.size === 0) run();
  // What has come may be waiting for more.
  else void Promise.allSettled(loads).then(() => afterPaint(() => afterPressLoads(run)));
}
