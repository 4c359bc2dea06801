import type { ApiClient } from '@baize/api/client';
import type { PlayerLimit } from '@baize/api/calls/account';
import type { Promotion } from '@baize/api/calls/rewards';
import { stagePlayer } from '@baize/shell/stage-player';
import { fakeClient } from './fake-client.ts';
import { answered, refused, type held } from './fake-platform.ts';
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
    ...parts,
  };
}

/** A platform that offers promotions, and remembers what it was asked. */
export class FakeOffers {
  rows: Promotion[] = everyPromotion();
  limits: PlayerLimit[] = [dayLimit()];
  player = stagePlayer();
  /** Null tells nothing of where the player is. */
  country: string | null = 'NL';
  subdivision: string | null = null;
  /** These calls fail, by the end of their path. */
  readonly broken = new Set<string>();
  /** These calls wait for `release`. */
  readonly waiting = new Map<string, ReturnType<typeof held>>();
  readonly asked: { path: string; query: Record<string, string> }[] = [];

  client(): ApiClient {
    return fakeClient((url) => this.answer(url));
  }

  /** What the promotions were asked with, in turn. */
  asks(): Record<string, string>[] {
    return this.asked.filter(({ path }) => path.endsWith('/get-all-bonus')).map(({ query }) => query);
  }

  private answer(url: URL): Response | Promise<Response> {
    const { pathname: path, searchParams } = url;
    this.asked.push({ path, query: Object.fromEntries(searchParams) });
    const name = path.split('/').at(-1) ?? '';
    if (this.broken.has(name)) return refused(409);
    const wait = this.waiting.get(name);
    if (wait) return wait.answer();
    return this.told(name, searchParams);
  }

  told(name: string, query = new URLSearchParams()): Response {
    if (name === 'get-all-bonus') return answered({ bonus: this.page(query) });
    if (name === 'limits') return answered({ limits: this.limits, sessionStartedAt: null });
    if (name === 'get-user-details') return answered(this.player);
    if (name === 'activate-bonus') return answered({ bonus: null });
    if (name === 'get-location') return answered({ location: this.place() });
    return refused(404);
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
