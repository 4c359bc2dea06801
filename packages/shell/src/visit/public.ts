import type { DeviceType } from '@baize/domain/device';
import type { VisitFacts } from './visit-facts.ts';

export type { VisitFacts } from './visit-facts.ts';

/** What is known of this visit; its code is fetched on first use. */
export async function readVisit(): Promise<VisitFacts> {
  return (await import('./visit-facts.ts')).readVisit();
}

/** The device type the address asked for, which counts for the visit in place of the window's (SES-08); null for none. */
export async function readAskedDevice(): Promise<DeviceType | null> {
  const [{ arrive }, { askedDevice }] = await Promise.all([
    import('./arrive.ts'),
    import('./visit-stores.ts'),
  ]);
  arrive();
  return askedDevice.get();
}

/** The code of the friend whose link led here, for as long as it counts (PRO-07); null for none. */
export async function readFriendCode(): Promise<string | null> {
  return (await import('../friend/friend-code.ts')).keptFriendCode();
}

/** The token of the mailed link that led here, which the address shows no more; null for none. */
export async function readLinkToken(): Promise<string | null> {
  const [{ arrive }, { linkToken }] = await Promise.all([import('./arrive.ts'), import('./link-token.ts')]);
  arrive();
  return linkToken.get();
}

/** The link has done its work, or is of no use any more. */
export async function forgetLinkToken(): Promise<void> {
  (await import('./link-token.ts')).linkToken.clear();
}
