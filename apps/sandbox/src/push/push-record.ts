import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { pushRecords } from '../database/tables/messages.ts';

/**
 * What a push library tells its service (SES-12): whose browser this is (`userId`, null once nobody is signed in), or,
 * with `event`, that something happened to them.
 */
export const pushSchema = v.object({
  userId: v.nullable(
    v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)), v.pipe(v.number(), v.integer())]),
  ),
  event: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(120))),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
});

export type PushMessage = v.InferOutput<typeof pushSchema>;
export const PUSH_KINDS = ['user-set', 'user-cleared', 'event'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

function getPushKind({ userId, event }: PushMessage): PushKind {
  if (event !== undefined) return 'event';
  return userId === null ? 'user-cleared' : 'user-set';
}

/** Keeps what the service was told, beside the player it speaks of where there is one. */
export async function savePushRecord(database: Database, { news, at }: { news: PushMessage; at: Date }) {
  const userId = news.userId === null ? null : String(news.userId);
  const kind = getPushKind(news);
  const [player] =
    userId !== null && /^\d{1,9}$/.test(userId)
      ? await database
          .select({ id: players.id })
          .from(players)
          .where(eq(players.id, Number(userId)))
      : [];
  const payload = news.event === undefined ? { userId } : { userId, event: news.event, data: news.data };
  await database.insert(pushRecords).values({ at, playerId: player?.id ?? null, kind, payload });
  return { kind, userId };
}

/** What the service was told, the newest first. */
export function listPushRecords(database: Database, limit: number) {
  return database
    .select({
      id: pushRecords.id,
      at: pushRecords.at,
      email: players.email,
      kind: pushRecords.kind,
      payload: pushRecords.payload,
    })
    .from(pushRecords)
    .leftJoin(players, eq(players.id, pushRecords.playerId))
    .orderBy(desc(pushRecords.id))
    .limit(limit);
}
