import { platformClock } from '@baize/browser/clock';
import { keptReferral } from '@baize/domain/referral';
import { arrive } from '../visit/arrive.ts';
import { keptFriend } from '../visit/visit-stores.ts';

/** The code of the friend whose link led here, for as long as it counts; null for none. */
export function keptFriendCode(): string | null {
  arrive();
  return keptReferral(keptFriend.get(), platformClock.now());
}
