import { platformClock } from '@baize/browser/clock';
import { deviceType, type DeviceType } from '@baize/domain/device';
import type { Visit } from '@baize/domain/sign-up';
import { readTracking, TRACKING_KEPT_MS } from '@baize/domain/tracking';
import { arrive } from './arrive.ts';
import { affiliateToken, askedDevice, firstAddress, keptTracking } from './visit-stores.ts';

/** What is known of this visit, for logins, sign-ups and events. */
export interface VisitFacts extends Visit {
  pid: string | null;
  /** The first address of the visit without tokens. */
  firstUrl: string | null;
}

/** Reads the visit as it stands now (SES-08, SES-15). */
export function readVisit(): VisitFacts {
  arrive();
  const { values } = readTracking({ search: '', stored: keptTracking.get(), now: platformClock.now() });
  const { cpnc = null, mkt = null, pid = null } = values;
  return {
    cpnc,
    mkt,
    pid,
    userDeviceType: visitDevice(),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    uidToken: affiliateToken.get(),
    firstUrl: firstAddress.get(),
  };
}

/** The device type that counts for this visit: an address may have asked for one (SES-08). */
export function visitDevice(): DeviceType {
  return askedDevice.get() ?? deviceType(window.innerWidth);
}

/** The platform's word on who sent the player replaces ours (SES-15). */
export function replaceCpnc(value: string): void {
  const expiresAt = platformClock.now() + TRACKING_KEPT_MS;
  keptTracking.set({ ...keptTracking.get(), cpnc: { value, expiresAt } });
}
