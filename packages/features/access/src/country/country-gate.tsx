import { LateView } from '@baize/shell/late-view';

/** The first view is everybody's; who must not play here learns it when it stands, in ms. */
const AFTER = 1_500;

const load = async () => (await import('./country-watch.tsx')).CountryWatch;

/** Looks where a visitor comes from once the page is alive (GEO-01); the server draws every page for everybody. */
export function CountryGate() {
  return <LateView load={load} delay={AFTER} />;
}
