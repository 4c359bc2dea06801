import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  picklistOrUnknown,
  maybeInstant,
  maybeNumber,
  maybeText,
} from '../../fields.ts';

const referredPlayerSchema = v.object({
  nickname: v.nullish(v.string(), ''),
  joinedAt: maybeInstant,
  status: v.nullish(picklistOrUnknown(['invited', 'joined', 'deposited']), 'unknown'),
  earned: v.nullish(amountSchema, 0),
});

/** A friend who came by the player's link; the nickname already shortened for privacy. */
export type ReferredPlayer = v.InferOutput<typeof referredPlayerSchema>;

const referralSchema = v.object({
  code: idSchema,
  link: maybeText,
  percent: maybeNumber,
  invited: v.nullish(countSchema, 0),
  deposited: v.nullish(countSchema, 0),
  earned: v.nullish(amountSchema, 0),
  currencyCode: maybeText,
  friends: v.nullish(v.array(referredPlayerSchema), []),
});

/** The player's code, and what their friends have brought them (PRO-07). */
export type Referral = v.InferOutput<typeof referralSchema>;

/** Reads the player's referrals; `percent` is the brand's referAFriendPercent. */
export const getReferral = defineEndpoint({
  name: 'referral',
  method: 'GET',
  path: '/api/user/referral',
  auth: 'required',
  request: {},
  response: v.object({ referral: referralSchema }),
});
