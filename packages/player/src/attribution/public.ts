import type { DeviceType } from '@baize/domain/device';
import type { AttributionDetails } from './attribution-details.ts';

export type { AttributionDetails } from './attribution-details.ts';

/** What is known of this visit; its code is fetched on first use. */
export async function loadAttribution(): Promise<AttributionDetails> {
  return (await import('./attribution-details.ts')).readAttribution();
}

/** The device type the address asked for, which counts for the visit in place of the window's (SES-08); null for none. */
export async function loadDeviceOverride(): Promise<DeviceType | null> {
  const [{ captureUrlParams }, { deviceOverride }] = await Promise.all([
    import('./capture-url-params.ts'),
    import('./attribution-stores.ts'),
  ]);
  captureUrlParams();
  return deviceOverride.get();
}

/** The code of the friend whose link led here, for as long as it counts (PRO-07); null for none. */
export async function loadReferralCode(): Promise<string | null> {
  return (await import('./referral-code.ts')).getReferralCode();
}

/** The token of the mailed link that led here, which the address shows no more; null for none. */
export async function loadLinkToken(): Promise<string | null> {
  const [{ captureUrlParams }, { linkToken }] = await Promise.all([
    import('./capture-url-params.ts'),
    import('./link-token.ts'),
  ]);
  captureUrlParams();
  return linkToken.get();
}

/** The link has done its work, or is of no use any more. */
export async function clearLinkToken(): Promise<void> {
  (await import('./link-token.ts')).linkToken.clear();
}
