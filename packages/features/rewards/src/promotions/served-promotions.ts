import { getAllBonus, type Promotion } from '@baize/api/endpoints/rewards';
import type { ServerData } from '@baize/page';
import { CATEGORIES, type PromoCategory } from './promo-category.ts';

/** The promotions as the server tells everybody: without a day, a campaign or a place. */
export interface ServedPromotions {
  category: PromoCategory | null;
  rows: readonly Promotion[];
  count: number;
}

/** A page waits no longer than this: the browser asks again anyway. */
const TIMEOUT_MS = 2_000;

/** The first page, read on the server; null when the platform does not say so soon, or says there are none. */
export async function fetchPromotions(ask: {
  server: Pick<ServerData, 'api'> | null;
  language: string;
  category: PromoCategory | null;
  limit?: number;
}): Promise<ServedPromotions | null> {
  const { server, language, category, limit = 20 } = ask;
  if (!server) return null;
  try {
    const { bonus } = await server.api.send(
      getAllBonus,
      { query: { pageNo: 1, limit, language, ...(category && { type: CATEGORIES[category] }) } },
      { signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    return bonus.rows.length === 0 ? null : { category, rows: bonus.rows, count: bonus.count };
  } catch {
    return null;
  }
}
