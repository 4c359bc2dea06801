import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  knownWord,
  maybeInstant,
  maybeNumber,
  maybeText,
} from '../../fields.ts';

const friendSchema = v.object({
  nickname: v.nullish(v.string(), ''),
  joinedAt: maybeInstant,
  status: v.nullish(knownWord(['invited', 'joined', 'deposited']), 'unknown'),
  earned: v.nullish(amountSchema, 0),
});

/** A friend who came by the player's link; the nickname already shortened for privacy. */
export type ReferredFriend = v.InferOutput<typeof friendSchema>;

const referralSchema = v.object({
  code: idSchema,
  link: maybeText,
  percent: maybeNumber,
  invited: v.nullish(countSchema, 0),
  deposited: v.nullish(countSchema, 0),
  earned: v.nullish(amountSchema, 0),
  currencyCode: maybeText,
  friends: v.nullish(v.array(friendSchema), []),
});

/** The player's code, and what their friends have brought them (PRO-07). */
export type Referral = v.InferOutput<typeof referralSchema>;

/** Reads the player's referrals; `percent` is the brand's referAFriendPercent. */
export const getReferral = defineCall({
  name: 'referral',
  method: 'GET',
  path: '/api/user/referral',
  auth: 'required',
  asks: {},
  answers: v.object({ referral: referralSchema }),
});
