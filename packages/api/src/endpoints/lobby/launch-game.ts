import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, urlSchema } from '../../fields.ts';

const launchGameRequestSchema = v.object({
  slug: v.pipe(idSchema, v.maxLength(120)),
  mode: v.picklist(['real', 'demo']),
  deviceType: v.picklist(['desktop', 'tablet', 'mobile']),
});

/** Which game, for money or not, on what kind of device. */
export type LaunchGameRequest = v.InferInput<typeof launchGameRequestSchema>;

/**
 * Opens a game; `url` is what the frame shows, `mode` what it is played with: demo also where a game has only play
 * money. A guest may ask the demo; real play of an excluded or frozen player, or
 * past a limit, is 422 with its code; an unknown game 404 (GAM-02).
 */
export const launchGame = defineEndpoint({
  name: 'launch-game',
  method: 'POST',
  path: '/api/user/launch-game',
  auth: 'optional',
  request: { body: launchGameRequestSchema },
  response: v.object({ url: urlSchema, mode: v.optional(v.picklist(['real', 'demo'])) }),
});
