import * as v from 'valibot';
import { amountSchema, idSchema, looseIdSchema, maybeText } from '../../fields.ts';

/**
 * What a game's frame tells its page (contract "Lobby", GAM-03). Believed only from the frame's own window and origin.
 *
 * - `ready`: the game can be played.
 * - `round`: a round ended: its stake and win, in the wallet's currency; in demo mode in none.
 * - `error`: the game cannot go on; `code` says why where the platform has a word for it.
 * - `close`: the player wants to leave.
 * - `limit`: a limit of the player was reached; `code` is a breach code (LIM-06).
 */
export const gameMessageSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({
    type: v.literal('round'),
    roundId: looseIdSchema,
    stake: v.pipe(amountSchema, v.minValue(0)),
    win: v.pipe(amountSchema, v.minValue(0)),
    currencyCode: maybeText,
  }),
  v.object({ type: v.literal('error'), code: maybeText, message: maybeText }),
  v.object({ type: v.literal('close') }),
  v.object({ type: v.literal('limit'), code: idSchema }),
]);

/** One message of a game's frame. */
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;

/** Reads what a frame posted; null for what is none of these messages. Whose frame it was its page judges. */
export function parseGameMessage(raw: unknown): GameMessage | null {
  const read = v.safeParse(gameMessageSchema, raw);
  return read.success ? read.output : null;
}
