import type { LogEventRequest } from '@baize/api/endpoints/tracking';
import { sendBeacon } from '@baize/api/send-beacon';
import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { trackingFor } from '@baize/domain/tracking';
import { report } from '@baize/page/report';
import { sessionRefused } from './session-refused.ts';
import { readAttribution } from '../attribution/attribution-details.ts';

/** The events the platform is told of (S1 §7). */
export type LoggedEvent = 'PAGE_VIEW' | 'ALTERNATIVE_METHOD_BUTTON';

const ports = {
  locale: () => document.documentElement.lang,
  token: () => tokenStore.get(),
  onServerDate: platformClock.onServerDate,
  onSessionEnded: sessionRefused,
};

/**
 * Tells the platform what a visitor did, with who sent them and on what device (TRK-02, SES-08). The request outlives
 * the page; a failure is only logged. Nothing that was typed, and no query of an address, belongs in `data`. Import it
 * dynamically from first-view code.
 */
export async function logEvent(event: LoggedEvent, data: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await sendBeacon(ports, { event, data: { ...data }, ...visitFields() });
  } catch (problem) {
    report(`The event ${event} could not be told.`, problem);
  }
}

function visitFields(): Pick<LogEventRequest, 'cpncToSent' | 'mkt' | 'userDeviceType'> {
  const { cpnc, mkt, userDeviceType } = readAttribution();
  const known = { ...(cpnc === null ? {} : { cpnc }), ...(mkt === null ? {} : { mkt }) };
  return { ...trackingFor(known).logEvent, userDeviceType };
}
