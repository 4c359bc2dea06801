import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { DOCUMENT_STATUSES } from '@baize/api/endpoints/account';
import { normalizeEmail } from '../accounts/sign-up.ts';
import { players } from '../database/schema.ts';
import { documents } from '../database/tables/account.ts';
import { outbox } from '../database/tables/messages.ts';
import { DOCUMENT_LABELS } from '../documents/document-labels.ts';
import { requestDocument, reviewDocument } from '../documents/review-document.ts';
import { notFoundError } from '../errors/http-error.ts';
import { readInput } from '../http/read-input.ts';
import { PERSONA_NAMES } from '../personas/persona.ts';
import type { Platform } from '../platform.ts';
import type { Player } from '../sessions/session-store.ts';

/** Whose: a persona, or anybody by their address. */
const playerRefSchema = v.union([
  v.object({ persona: v.picklist(PERSONA_NAMES) }),
  v.object({ email: v.pipe(v.string(), v.nonEmpty()) }),
]);
const uuid = v.pipe(v.string(), v.uuid());
const reason = v.optional(v.nullable(v.string()), null);
const reviewSchema = v.object({ id: uuid, status: v.picklist(DOCUMENT_STATUSES), reason });
const requestSchema = v.intersect([
  playerRefSchema,
  v.object({ labelId: v.picklist(DOCUMENT_LABELS.map(({ id }) => id)), reason }),
]);
const outboxSchema = v.object({ recipient: v.optional(v.string()) });

const FILE_TYPES = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

/** What a tester does behind the players' backs: reads their mail, reviews their documents, lets held ones in. */
export function registerAccountControls(app: FastifyInstance, { clock, database, files }: Platform): void {
  const playerOf = async (who: v.InferOutput<typeof playerRefSchema>): Promise<Player> => {
    // A persona stays itself when its address changes.
    const isMeant =
      'persona' in who ? eq(players.persona, who.persona) : eq(players.email, normalizeEmail(who.email));
    const [player] = await database.select().from(players).where(isMeant);
    if (!player) throw notFoundError('There is no such player');
    return player;
  };

  app.get('/sandbox/outbox', async ({ query }) => {
    const { recipient } = readInput(outboxSchema, query);
    const rows = await database
      .select()
      .from(outbox)
      .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient.trim().toLowerCase()))
      .orderBy(desc(outbox.id));
    return { messages: rows };
  });

  app.get('/sandbox/documents', async ({ query }) => {
    const player = await playerOf(readInput(playerRefSchema, query));
    const rows = await database
      .select({
        id: documents.id,
        labelId: documents.labelId,
        name: documents.name,
        status: documents.status,
        reason: documents.reason,
        kind: documents.kind,
        size: documents.size,
        sha256: documents.sha256,
        uploadedAt: documents.uploadedAt,
      })
      .from(documents)
      .where(eq(documents.playerId, player.id))
      .orderBy(asc(documents.uploadedAt), asc(documents.id));
    return { kycStatus: player.kycStatus, documents: rows };
  });

  app.get('/sandbox/documents/:id/file', async ({ params }, reply) => {
    const { id } = readInput(v.object({ id: uuid }), params);
    const [found] = await database
      .select({ kind: documents.kind, file: documents.file, content: documents.content })
      .from(documents)
      .where(eq(documents.id, id));
    const bytes = found?.kind ? await files.read(found) : null;
    if (!found?.kind || !bytes) throw notFoundError('There is no such file');
    return reply
      .type(FILE_TYPES[found.kind])
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
      .send(Buffer.from(bytes));
  });

  app.post('/sandbox/documents/review', async ({ body }) => {
    const review = readInput(reviewSchema, body);
    await reviewDocument(database, { ...review, at: new Date(clock.now()) });
    const [row] = await database
      .select({ kycStatus: players.kycStatus })
      .from(players)
      .innerJoin(documents, eq(documents.playerId, players.id))
      .where(eq(documents.id, review.id));
    return { id: review.id, status: review.status, kycStatus: row?.kycStatus ?? null };
  });

  app.post('/sandbox/documents/request', async ({ body }) => {
    const { labelId, reason, ...who } = readInput(requestSchema, body);
    const player = await playerOf(who);
    return { id: await requestDocument(database, { playerId: player.id, labelId, reason }) };
  });

  app.post('/sandbox/release', async ({ body }) => {
    const player = await playerOf(readInput(playerRefSchema, body));
    await database.update(players).set({ held: false }).where(eq(players.id, player.id));
    return { email: player.email, held: false };
  });
}
