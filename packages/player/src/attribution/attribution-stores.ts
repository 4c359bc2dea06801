import { storedValue } from '@baize/browser/storage';
import { randomId } from '@baize/browser/random';
import { isDeviceType, type DeviceType } from '@baize/domain/device';

const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : undefined);

/** Who sent this visitor, by name; judged by the rules each time it is read (SES-08). */
export const storedTracking = storedValue<Readonly<Record<string, unknown>>>({
  key: 'tracking',
  parse: (raw) => (typeof raw === 'object' && raw !== null ? { ...raw } : undefined),
  fallback: {},
});

/** The affiliate's token (SES-07). */
export const affiliateToken = storedValue<string | null>({ key: 'affiliate', parse: text, fallback: null });

/** The code of the friend whose link led here, with its expiry; judged by the rule each time it is read (PRO-07). */
export const storedReferral = storedValue<object | null>({
  key: 'friend',
  parse: (raw) => (typeof raw === 'object' ? raw : undefined),
  fallback: null,
});

/** The first address of this visit, without tokens (SES-15). */
export const storedFirstUrl = storedValue<string | null>({
  key: 'first-url',
  parse: text,
  fallback: null,
  area: 'session',
});

/** The device type an address asked for, for this visit (SES-08). */
export const deviceOverride = storedValue<DeviceType | null>({
  key: 'device-type',
  parse: (raw) => (isDeviceType(raw) ? raw : undefined),
  fallback: null,
  area: 'session',
});

/** Set by a sign-up in this tab until its first login (SES-15). */
export const afterSignUp = storedValue<boolean>({
  key: 'after-sign-up',
  parse: (raw) => raw === true,
  fallback: false,
  area: 'session',
});

const storedBrowserId = storedValue<string | null>({ key: 'browser-id', parse: text, fallback: null });

/** The name of this browser, the same for every sign-up from it (SES-03). */
export function browserId(): string {
  const known = storedBrowserId.get();
  if (known !== null) return known;
  const fresh = randomId();
  storedBrowserId.set(fresh);
  return fresh;
}
