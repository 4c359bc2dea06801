import { LateView } from '@baize/shell/late-view';
import { useChoicesOpen } from './consent/choices-open.ts';

/** How long the page has browser and network to itself once it is alive, in ms. */
const AFTER = 2_000;

const load = async () => (await import('./tracking-body.tsx')).TrackingBody;

/** Begins to track when the page is alive and idle; the code for it comes no sooner (TRK-01). */
export function Tracking() {
  const delay = useChoicesOpen() ? 0 : AFTER;
  return <LateView load={load} delay={delay} />;
}
