import { usePage } from '@baize/page';
import { Consent, type ConsentTrigger } from './consent.tsx';

/** The question about tracking, where the settings want it put. */
export function ConsentPrompt({ trigger }: { trigger: ConsentTrigger }) {
  return usePage().settings.askTrackingConsent ? <Consent asks={trigger} /> : null;
}
