import { platformClock } from '@baize/browser/clock';
import { deviceType, type DeviceType } from '@baize/domain/device';
import type { Attribution } from '@baize/domain/sign-up';
import { readTracking, TRACKING_TTL_MS } from '@baize/domain/tracking';
import { captureUrlParams } from './capture-url-params.ts';
import { affiliateToken, deviceOverride, storedFirstUrl, storedTracking } from './attribution-stores.ts';

/** What is known of this visit, for logins, sign-ups and events. */
export interface AttributionDetails extends Attribution {
  pid: string | null;
  /** The first address of the visit without tokens. */
  firstUrl: string | null;
}

/** Reads the visit as it stands now (SES-08, SES-15). */
export function readAttribution(): AttributionDetails {
  captureUrlParams();
  const { values } = readTracking({ search: '', stored: storedTracking.get(), now: platformClock.now() });
  const { cpnc = null, mkt = null, pid = null } = values;
  return {
    cpnc,
    mkt,
    pid,
    userDeviceType: currentDeviceType(),
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    uidToken: affiliateToken.get(),
    firstUrl: storedFirstUrl.get(),
  };
}

/** The device type that counts for this visit: an address may have asked for one (SES-08). */
export function currentDeviceType(): DeviceType {
  return deviceOverride.get() ?? deviceType(window.innerWidth);
}

/** The platform's word on who sent the player replaces ours (SES-15). */
export function replaceCpnc(value: string): void {
  const expiresAt = platformClock.now() + TRACKING_TTL_MS;
  storedTracking.set({ ...storedTracking.get(), cpnc: { value, expiresAt } });
}
