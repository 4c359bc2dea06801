import { platformClock } from '@baize/browser/clock';
import { storedReferralCode } from '@baize/domain/referral';
import { captureUrlParams } from './capture-url-params.ts';
import { storedReferral } from './attribution-stores.ts';

/** The code of the friend whose link led here, for as long as it counts; null for none. */
export function getReferralCode(): string | null {
  captureUrlParams();
  return storedReferralCode(storedReferral.get(), platformClock.now());
}
