import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open-database.ts';
import { rememberedAnswers } from '../database/schema.ts';
import { ruleError } from '../errors/http-error.ts';

/**
 * An action that is done once under its `Idempotency-Key`, whatever the key of another player or another call. `subject`
 * tells one action from another: a key that comes back with another subject is refused. Never put a secret into it.
 */
export type IdempotentRequest = { playerId: number; call: string; key: string | undefined; subject: string };

/**
 * The answer this very action had before, or undefined. Ask inside the transaction that does the action, after taking the
 * row that its repeats wait for.
 */
export async function findStoredResponse<Schema extends v.GenericSchema>(
  transaction: Database,
  { action, schema }: { action: IdempotentRequest; schema: Schema },
): Promise<v.InferOutput<Schema> | undefined> {
  if (action.key === undefined) return undefined;
  const [found] = await transaction
    .select()
    .from(rememberedAnswers)
    .where(
      and(
        eq(rememberedAnswers.playerId, action.playerId),
        eq(rememberedAnswers.call, action.call),
        eq(rememberedAnswers.key, action.key),
      ),
    );
  if (!found) return undefined;
  if (found.subject !== action.subject) throw keyReusedError();
  return v.parse(schema, found.answer);
}

/** Keeps an action's answer in the transaction that did it, for every repeat; an action without a key is not kept. */
export async function storeResponse(
  transaction: Database,
  { action, answer, at }: { action: IdempotentRequest; answer: unknown; at: Date },
): Promise<void> {
  const { key, ...rest } = action;
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
