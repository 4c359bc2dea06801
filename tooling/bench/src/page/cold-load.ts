import { openPageLoad, type PageLoad } from '../load/open-load.ts';
import { throttle } from '../load/phone.ts';
import type { Observed } from '../load/observe.ts';
import { withFreshBrowser, waitForNetworkIdle } from './browser-session.ts';
import { pressControls, type PressControl } from './press-controls.ts';

/** Times of one cold load on the slow phone, in ms; null for what never came. */
export interface Timings {
  fcp: number | null;
  lcp: number | null;
  lcpElement: string | null;
  cls: number;
  tbt: number;
  longest: number;
  /** When the last link or button of the document answers. */
  bound: number | null;
  /** First press on each control, until the next paint. */
  inp: Readonly<Record<string, number>>;
  /** Round trips of scripts that a first press waits for. */
  pressSteps: Readonly<Record<string, number>>;
}

/** What a long task may take before it blocks, in ms. */
const BLOCKS_AFTER_MS = 50;

/** Loads a page cold on the slow phone until it is quiet, then presses what is given, each for the first time. */
export async function measureColdLoad(url: string, controls: readonly PressControl[] = []): Promise<Timings> {
  return withFreshBrowser(async (context) => {
    const load = await openPageLoad(await context.newPage());
    await throttle(load.session);
    await load.open(url);
    await waitForNetworkIdle(load);
    const record = await readObserved(load);
    const presses = await pressControls(load, controls);
    return { ...timingsOf(record), ...presses };
  });
}

/** What the page has written down so far. */
export function readObserved({ page }: PageLoad): Promise<Observed> {
  return page.evaluate(() => window.baizeLoad);
}

function timingsOf(record: Observed): Omit<Timings, 'inp' | 'pressSteps'> {
  const from = record.fcp ?? 0;
  const blocking = record.tasks
    .filter(([start, length]) => start + length > from)
    .map(([start, length]) => Math.max(0, start + length - Math.max(start, from) - BLOCKS_AFTER_MS));
  return {
    fcp: record.fcp,
    lcp: record.lcp,
    lcpElement: record.lcpElement,
    cls: record.cls,
    tbt: blocking.reduce((sum, ms) => sum + ms, 0),
    longest: Math.max(0, ...record.tasks.map(([, length]) => length)),
    bound: record.bound,
  };
}
