import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { instantSchema, looseIdSchema, maybeFlag, maybeInstant, maybeText } from '../../fields.ts';

const playerSessionSchema = v.object({
  id: looseIdSchema,
  device: maybeText,
  place: maybeText,
  startedAt: instantSchema,
  lastSeenAt: maybeInstant,
  current: maybeFlag,
  endedAt: maybeInstant,
});

/**
 * One log-in of the player: `device` in plain words ("Chrome on Windows"), `place` a city or a country, `current` the
 * session of the request, `endedAt` null while it is open.
 */
export type PlayerSession = v.InferOutput<typeof playerSessionSchema>;

/**
 * Reads the player's open sessions and the latest that have ended, the newest first. The call is ours: a platform without
 * it answers 404. No row holds a network address.
 */
export const getSessions = defineEndpoint({
  name: 'get-sessions',
  method: 'GET',
  path: '/api/user/sessions',
  auth: 'required',
  request: {},
  response: v.object({ sessions: v.nullish(v.array(playerSessionSchema), []) }),
});
