import type { ApiClient } from '@baize/api/client';
import { exampleDay, type ExampleDay } from './example-days.ts';
import { fakeClient, readRequest, type SentRequest } from './fake-client.ts';

type Answer = () => Response | Promise<Response>;

/** A platform at the network's edge: it remembers what was asked and answers what the test says. */
export class FakePlatform {
  days: ExampleDay[] = [exampleDay()];
  /** Every answer is a server fault while this is true. */
  isFailing = false;
  /** No request comes through while this is true. */
  isOffline = false;
  /** The player's limits as the platform tells them. */
  limits: unknown[] = [];
  award = { ngr: 42.75, payout: 3.42, percent: 8 };
  player = { getUser: { userId: '7', userWallet: { amount: 253.32, currencyCode: 'EUR' } } };
  readonly requests: SentRequest[] = [];
  readonly ended: string[] = [];
  /** How the next claims are answered, one after the other; then each is paid. */
  readonly claims: Answer[] = [];

  /** The client of one more tab of this browser. */
  client(): ApiClient {
    return fakeClient(
      (url, init) => this.answer(url, init),
      (reason) => this.ended.push(reason),
    );
  }

  sent(path: string): SentRequest[] {
    return this.requests.filter((request) => request.path.endsWith(path));
  }

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    this.requests.push(readRequest(url, init));
    if (this.isOffline) return dropConnection();
    if (this.isFailing) return errorResponse(503);
    if (url.pathname.endsWith('/get-rakeback-days')) return okResponse({ days: this.days });
    if (url.pathname.endsWith('/calendar-award')) return okResponse({ userCalendarData: this.award });
    if (url.pathname.endsWith('/user/limits')) return okResponse({ limits: this.limits });
    if (url.pathname.endsWith('/get-user-details')) return okResponse(this.player);
    const next = this.claims.shift();
    return next ? next() : this.pay();
  }

  /** Pays the first unpaid day and says so. */
  pay(): Response {
    const day = this.days.find(({ paidAt }) => paidAt === null);
    if (!day) return errorResponse(409, 'This reward has already been claimed');
    this.markPaid(day.canClaimDate);
    return okResponse({ amount: day.amount, bonusId: day.bonusId, reference: 'RB-1' });
  }

  markPaid(date: string): void {
    this.days = this.days.map((day) =>
      day.canClaimDate === date ? { ...day, paidAt: '2026-11-20T17:17:20Z', reference: 'RB-1' } : day,
    );
  }
}

export function okResponse(data: unknown): Response {
  return Response.json({ success: true, data });
}

export function errorResponse(status: number, message = 'No'): Response {
  return Response.json({ success: false, message }, { status });
}

/** The platform did its work, but the connection broke before the answer. */
export function dropConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that comes when the test says so. */
export function deferredResponse(): { answer: Answer; release(response: Response): void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, release: resolve };
}
