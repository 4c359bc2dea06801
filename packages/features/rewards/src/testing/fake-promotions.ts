import type { ApiClient } from '@baize/api/client';
import type { PlayerLimit } from '@baize/api/endpoints/account';
import type { Promotion } from '@baize/api/endpoints/rewards';
import { playerFixture } from '@baize/player/player-fixture';
import { fakeClient } from './fake-client.ts';
import { okResponse, errorResponse, type deferredResponse } from './fake-platform.ts';
import { everyPromotion } from './example-promotions.ts';

/** A deposit limit of a day, as the platform tells it. */
export function dayLimit(parts: Partial<PlayerLimit> = {}): PlayerLimit {
  return {
    type: 'deposit',
    period: 0,
    amount: 50,
    minutes: null,
    currencyCode: 'EUR',
    changedAt: null,
    used: 20,
    left: 30,
    periodEndsAt: '2026-11-20T23:00:00Z',
    pending: null,
    raise: null,
    supportOnly: false,
    ...parts,
  };
}

/** A platform that offers promotions, and remembers what it was asked. */
export class FakePromotions {
  rows: Promotion[] = everyPromotion();
  limits: PlayerLimit[] = [dayLimit()];
  player = playerFixture();
  /** Null tells nothing of where the player is. */
  country: string | null = 'NL';
  subdivision: string | null = null;
  /** These calls fail, by the end of their path. */
  readonly failing = new Set<string>();
  /** These calls wait for `release`. */
  readonly waiting = new Map<string, ReturnType<typeof deferredResponse>>();
  readonly requests: { path: string; query: Record<string, string> }[] = [];

  client(): ApiClient {
    return fakeClient((url) => this.answer(url));
  }

  /** What the promotions were asked with, in turn. */
  promotionRequests(): Record<string, string>[] {
    return this.requests.filter(({ path }) => path.endsWith('/get-all-bonus')).map(({ query }) => query);
  }

  private answer(url: URL): Response | Promise<Response> {
    const { pathname: path, searchParams } = url;
    this.requests.push({ path, query: Object.fromEntries(searchParams) });
    const name = path.split('/').at(-1) ?? '';
    if (this.failing.has(name)) return errorResponse(409);
    const wait = this.waiting.get(name);
    if (wait) return wait.answer();
    return this.respond(name, searchParams);
  }

  respond(name: string, query = new URLSearchParams()): Response {
    if (name === 'get-all-bonus') return okResponse({ bonus: this.page(query) });
    if (name === 'limits') return okResponse({ limits: this.limits, sessionStartedAt: null });
    if (name === 'get-user-details') return okResponse(this.player);
    if (name === 'activate-bonus') return okResponse({ bonus: null });
    if (name === 'get-location') return okResponse({ location: this.place() });
    return errorResponse(404);
  }

  private page(query: URLSearchParams) {
    const wanted = { freespins: 'free-spins', deposit: 'deposit', no_deposit: 'no-deposit' };
    const type = Object.entries(wanted).find(([asked]) => asked === query.get('type'))?.[1];
    const rows = this.rows.filter((row) => type === undefined || row.type === type);
    const [pageNo, limit] = [Number(query.get('pageNo')), Number(query.get('limit'))];
    return { count: rows.length, rows: rows.slice((pageNo - 1) * limit, pageNo * limit) };
  }

  private place() {
    if (this.country === null) return null;
    return { country: { code: this.country }, ipInfo: { subdivision: this.subdivision } };
  }
}
