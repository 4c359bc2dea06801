import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open-database.ts';
import { rememberedAnswers } from '../database/schema.ts';
import { ruleError } from './http-error.ts';

/**
 * A deed that is done once under its `Idempotency-Key`, whatever the key of another player or another call. `subject`
 * tells one deed from another: a key that comes back with another subject is refused. Never put a secret into it.
 */
export type IdempotentRequest = { playerId: number; call: string; key: string | undefined; subject: string };

/**
 * The answer this very deed had before, or undefined. Ask inside the transaction that does the deed, after taking the
 * row that its repeats wait for.
 */
export async function findStoredResponse<Schema extends v.GenericSchema>(
  transaction: Database,
  { deed, schema }: { deed: IdempotentRequest; schema: Schema },
): Promise<v.InferOutput<Schema> | undefined> {
  if (deed.key === undefined) return undefined;
  const [found] = await transaction
    .select()
    .from(rememberedAnswers)
    .where(
      and(
        eq(rememberedAnswers.playerId, deed.playerId),
        eq(rememberedAnswers.call, deed.call),
        eq(rememberedAnswers.key, deed.key),
      ),
    );
  if (!found) return undefined;
  if (found.subject !== deed.subject) throw keyReusedError();
  return v.parse(schema, found.answer);
}

/** Keeps a deed's answer in the transaction that did it, for every repeat; a deed without a key is not kept. */
export async function storeResponse(
  transaction: Database,
  { deed, answer, at }: { deed: IdempotentRequest; answer: unknown; at: Date },
): Promise<void> {
  const { key, ...rest } = deed;
  if (key === undefined) return;
  const written = await transaction
    .insert(rememberedAnswers)
    .values({ ...rest, key, answer, at })
    .onConflictDoNothing()
    .returning({ key: rememberedAnswers.key });
  if (written.length === 0) throw keyReusedError();
}

function keyReusedError() {
  return ruleError('IDEMPOTENCY_KEY_REUSED', 'This key already belongs to something else');
}
