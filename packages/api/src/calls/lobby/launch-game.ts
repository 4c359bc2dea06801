import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { idSchema, webAddressSchema } from '../../fields.ts';

const launchGameAskSchema = v.object({
  slug: v.pipe(idSchema, v.maxLength(120)),
  mode: v.picklist(['real', 'demo']),
  deviceType: v.picklist(['desktop', 'tablet', 'mobile']),
});

/** Which game, for money or not, on what kind of device. */
export type LaunchGameAsk = v.InferInput<typeof launchGameAskSchema>;

/**
 * Opens a game; `url` is what the frame shows, `mode` what it is played with: demo also where a game has only play
 * money. A guest may ask the demo; real play of an excluded or frozen player, or
 * past a limit, is 422 with its code; an unknown game 404 (GAM-02).
 */
export const launchGame = defineCall({
  name: 'launch-game',
  method: 'POST',
  path: '/api/user/launch-game',
  auth: 'optional',
  asks: { body: launchGameAskSchema },
  answers: v.object({ url: webAddressSchema, mode: v.optional(v.picklist(['real', 'demo'])) }),
});
