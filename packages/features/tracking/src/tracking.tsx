import { DeferredView } from '@baize/page/deferred-view';
import { useChoicesOpen } from './consent/choices-open.ts';

const load = async () => (await import('./tracking-body.tsx')).TrackingBody;

/** Begins to track once somebody is at the page and the browser idle; the code for it comes no sooner (TRK-01). */
export function Tracking() {
  return <DeferredView load={load} when={useChoicesOpen() ? 'now' : 'somebody'} />;
}
