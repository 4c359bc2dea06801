import { RAISE_NOT_BEFORE } from '@baize/domain/limits';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  instantSchema,
  looseIdSchema,
  maybeAmount,
  maybeInstant,
  maybeNumber,
  maybeText,
} from '../../fields.ts';

/** What a player can limit. */
export const LIMIT_TYPES = ['deposit', 'loss', 'bet', 'session'] as const;

const pendingLimitSchema = v.object({
  id: looseIdSchema,
  amount: maybeAmount,
  minutes: maybeNumber,
  askedAt: maybeInstant,
  confirmableAt: instantSchema,
});

/** A raise that waits; from `confirmableAt` on the player may confirm it. No amount: the limit is to go. */
export type PendingLimit = v.InferOutput<typeof pendingLimitSchema>;

const raiseRulesSchema = v.object({ hours: v.number(), notBefore: v.picklist(RAISE_NOT_BEFORE) });

/**
 * One limit: `period` 0 daily, 1 weekly, 2 monthly (0 for a session); `amount` in the player's currency or `minutes` of
 * a session, null for none; `used` and `left` of the running period, which ends at `periodEndsAt`; `changedAt` decides
 * when a bet limit may change again (LIM-01, LIM-02). `raise` is what the markets it was set in ask before it is raised:
 * over a brand of another market it waits as long. `supportOnly`: one of the account's brands leaves it to support.
 */
export const limitSchema = v.object({
  type: v.picklist(LIMIT_TYPES),
  period: v.nullish(v.picklist([0, 1, 2]), 0),
  amount: maybeAmount,
  minutes: maybeNumber,
  currencyCode: maybeText,
  changedAt: maybeInstant,
  used: maybeAmount,
  left: maybeAmount,
  periodEndsAt: maybeInstant,
  pending: v.nullish(pendingLimitSchema, null),
  raise: v.nullish(raiseRulesSchema, null),
  supportOnly: v.nullish(v.boolean(), false),
});

/** A limit of the player as it stands. */
export type PlayerLimit = v.InferOutput<typeof limitSchema>;

const limitsResponseSchema = v.object({ limits: v.array(limitSchema), sessionStartedAt: maybeInstant });

/** The player's limits, and the instant from which a session limit counts. */
export type PlayerLimits = v.InferOutput<typeof limitsResponseSchema>;

/** Reads the player's limits, what waits and what is used (LIM-01…03). */
export const getLimits = defineEndpoint({
  name: 'get-limits',
  method: 'GET',
  path: '/api/user/limits',
  auth: 'required',
  request: {},
  response: limitsResponseSchema,
});
