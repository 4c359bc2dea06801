import type { ApiClient } from '@baize/api/client';
import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { playerFixture } from '@baize/player/player-fixture';
import { fakeClient, readRequest, type SentRequest } from './fake-client.ts';
import { okResponse, errorResponse } from './fake-platform.ts';

type Answer = () => Response | Promise<Response>;

/** A platform that keeps one player's bonuses and does what is asked of them, unless the test says otherwise. */
export class FakeBonuses {
  rows: BonusLabel[];
  player = playerFixture();
  isOffline = false;
  /** Answers the lists in place of what is kept. */
  pages: Answer | null = null;
  readonly requests: SentRequest[] = [];
  /** How the next actions are answered, one after the other; then each is done. */
  readonly responses: Answer[] = [];

  constructor(rows: readonly BonusLabel[] = []) {
    this.rows = [...rows];
  }

  client(): ApiClient {
    return fakeClient((url, init) => this.answer(url, init));
  }

  sent(path: string): SentRequest[] {
    return this.requests.filter((request) => request.path.endsWith(path));
  }

  /** Does the action although its answer is another matter. */
  setStatus(id: string, status: BonusLabel['status']): BonusLabel | undefined {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, status } : row));
    return this.rows.find((row) => row.id === id);
  }

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    const request = readRequest(url, init);
    this.requests.push(request);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (url.pathname.endsWith('/get-user-bonus')) return this.pages?.() ?? this.page(url.searchParams);
    if (url.pathname.endsWith('/get-user-details')) return okResponse(this.player);
    if (url.pathname.endsWith('/resend-verification')) return okResponse({});
    const next = this.responses.shift();
    if (next) return next();
    return this.done(request);
  }

  private page(query: URLSearchParams): Response {
    const status = query.get('status');
    const wanted = this.rows.filter((row) => status === null || row.status === status);
    const [pageNo, limit] = [Number(query.get('pageNo') ?? 1), Number(query.get('limit') ?? 20)];
    const rows = wanted.slice((pageNo - 1) * limit, pageNo * limit);
    return okResponse({ bonuses: { count: wanted.length, rows } });
  }

  private done({ path, body }: SentRequest): Response {
    const id = typeof body === 'object' && body !== null && 'bonusId' in body ? String(body.bonusId) : '';
    const bonus = this.setStatus(id, path.endsWith('activate-bonus') ? 'active' : 'cancelled');
    return bonus ? okResponse({ bonus }) : errorResponse(404);
  }
}

/** A refusal by a rule, with its check code. */
export function refusedWithCode(code: string, parts: { until?: string; reference?: string } = {}): Response {
  const { until, reference } = parts;
  return Response.json(
    { success: false, message: 'No', code, reference, details: until === undefined ? undefined : { until } },
    { status: 422 },
  );
}
