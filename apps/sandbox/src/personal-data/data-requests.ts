import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { createDataRequest as createDataRequestCall, getDataFile } from '@baize/api/endpoints/account';
import { lockPlayer } from '../accounts/lock-player.ts';
import { sendMail } from '../accounts/outbox.ts';
import { runPeriodically } from '../clock/run-periodically.ts';
import { dataRequests } from '../database/tables/account.ts';
import { notFoundError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import { collectPersonalData } from './collect-personal-data.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'settings'>;
type DataRequest = typeof dataRequests.$inferSelect;

/** How long collecting takes here; a platform of many players may need days. */
const PREPARATION_MS = 30_000;
/** So long a copy can be downloaded; then it is deleted. */
const LIFETIME_MS = 7 * 86_400_000;

/** Starts a copy, unless one is under way; a finished one makes room for it. */
export async function createDataRequest({ database, clock }: Needs, playerId: number): Promise<DataRequest> {
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const [open] = await transaction
      .select()
      .from(dataRequests)
      .where(and(eq(dataRequests.playerId, playerId), isNull(dataRequests.madeAt)));
    if (open) return open;
    await transaction.delete(dataRequests).where(eq(dataRequests.playerId, playerId));
    const [created] = await transaction
      .insert(dataRequests)
      .values({ id: randomUUID(), playerId, requestedAt: new Date(clock.now()) })
      .returning();
    if (!created) throw new Error('the data request was not kept');
    return created;
  });
}

/** The player's latest request, with whatever is due by now done. */
export async function findDataRequest(needs: Needs, playerId: number): Promise<DataRequest | null> {
  await settleDataRequests(needs, playerId);
  const [latest] = await needs.database
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.playerId, playerId));
  return latest ?? null;
}

export function toDataRequest(
  request: DataRequest,
): ResponseInputOf<typeof createDataRequestCall>['request'] {
  const { id, requestedAt, madeAt, content } = request;
  return {
    id,
    status: madeAt === null ? 'preparing' : content === null ? 'expired' : 'ready',
    requestedAt: requestedAt.toISOString(),
    readyAt: madeAt?.toISOString() ?? null,
    expiresAt: madeAt === null ? null : new Date(madeAt.getTime() + LIFETIME_MS).toISOString(),
  };
}

/** The copy itself, for its own player alone; one that is not there is as unknown as one of somebody else. */
export async function readDataFile(
  needs: Needs,
  { id, playerId }: { id: string; playerId: number },
): Promise<ResponseInputOf<typeof getDataFile>> {
  const request = await findDataRequest(needs, playerId);
  if (request?.id !== id || request.madeAt === null || request.content === null) throw notFoundError();
  return { fileName: `my-data-${request.madeAt.toISOString().slice(0, 10)}.json`, content: request.content };
}

/** Makes what is due and tells its player by mail; deletes what was there for long enough. */
async function settleDataRequests(needs: Needs, playerId?: number): Promise<void> {
  const { database, clock } = needs;
  const now = clock.now();
  const whose = playerId === undefined ? undefined : eq(dataRequests.playerId, playerId);
  const due = await database
    .select({ id: dataRequests.id, playerId: dataRequests.playerId })
    .from(dataRequests)
    .where(
      and(whose, isNull(dataRequests.madeAt), lte(dataRequests.requestedAt, new Date(now - PREPARATION_MS))),
    )
    .orderBy(asc(dataRequests.requestedAt));
  for (const request of due) await makeCopy(needs, request);
  await database
    .update(dataRequests)
    .set({ content: null })
    .where(
      and(whose, isNotNull(dataRequests.content), lte(dataRequests.madeAt, new Date(now - LIFETIME_MS))),
    );
}

async function makeCopy(
  { database, clock, settings }: Needs,
  { id, playerId }: Pick<DataRequest, 'id' | 'playerId'>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const content = await collectPersonalData(transaction, { player, now });
    const made = await transaction
      .update(dataRequests)
      .set({ madeAt: new Date(now), content })
      .where(and(eq(dataRequests.id, id), isNull(dataRequests.madeAt)))
      .returning({ id: dataRequests.id });
    if (made.length === 0) return;
    // The link leads to the page alone: the copy is given to who is signed in there, never to who has a link.
    const link = `${originOf(settings, player.brand)}/profile/change-password`;
    await sendMail(transaction, {
      playerId,
      recipient: player.email,
      subject: 'Your copy of your data is ready',
      body: `Log in and open Settings to download it within 7 days: ${link}`,
      link,
      at: new Date(now),
    });
  });
}

/** Where a brand's pages are; nowhere for a brand that was taken away since. */
function originOf(settings: Needs['settings'], brand: string): string {
  return BRANDS.includes(brand) ? (getBrandRules(settings, brand).settings.casinoOrigin ?? '') : '';
}

/** Looks after requests every second; answers how to stop. */
export function watchDataRequests(platform: Platform): () => Promise<void> {
  return runPeriodically('data requests', () => settleDataRequests(platform));
}
