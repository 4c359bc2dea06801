import * as v from 'valibot';

const about = { poll: v.string(), whose: v.string() };
const instant = v.pipe(v.number(), v.finite());

const pollNewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), ...about, askedAt: instant, data: v.unknown() }),
  v.object({ kind: v.literal('rest'), ...about, until: instant }),
]);

/**
 * What one tab tells the others of a poll (HTTP-06): a good answer with when it was asked, or until when the platform
 * wants to be left alone. `poll` is the query's hash, `whose` a `tokenMark`, never a token; times are the device's, in
 * epoch ms.
 */
export type PollNews = v.InferOutput<typeof pollNewsSchema>;

/** Judges a message from another tab, which may run another version of the page; undefined drops it. */
export function parsePollNews(raw: unknown): PollNews | undefined {
  const result = v.safeParse(pollNewsSchema, raw);
  return result.success ? result.output : undefined;
}
