import { usePage } from '@baize/shell/page';
import { Consent, type ConsentAsks } from './consent.tsx';

/** The question about tracking, where the settings want it put. */
export function Asking({ asks }: { asks: ConsentAsks }) {
  return usePage().settings.askTrackingConsent ? <Consent asks={asks} /> : null;
}
