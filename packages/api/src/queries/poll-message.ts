import * as v from 'valibot';

const commonFields = { poll: v.string(), whose: v.string() };
const instant = v.pipe(v.number(), v.finite());

const pollMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), ...commonFields, askedAt: instant, data: v.unknown() }),
  v.object({ kind: v.literal('rest'), ...commonFields, until: instant }),
]);

/**
 * What one tab tells the others of a poll (HTTP-06): a good answer with when it was asked, or until when the platform
 * wants to be left alone. `poll` is the query's hash, `whose` a `sessionHash`, never a token; times are the device's, in
 * epoch ms.
 */
export type PollMessage = v.InferOutput<typeof pollMessageSchema>;

/** Judges a message from another tab, which may run another version of the page; undefined drops it. */
export function parsePollMessage(raw: unknown): PollMessage | undefined {
  const result = v.safeParse(pollMessageSchema, raw);
  return result.success ? result.output : undefined;
}
