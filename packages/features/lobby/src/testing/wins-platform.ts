import { createClient, type ApiClient } from '@baize/api/client';
import type { LatestWin } from '@baize/api/endpoints/lobby';

const GAMES = [
  'Storm Caller',
  'Pearl Diver',
  'Desert Bloom',
  'Gold Compass',
  'Jade Steps',
  'Reef Riches',
  'Ruby Voyage',
];

/** The wins number so many, the newest first, the newest of them under this number. */
export function exampleWins(count: number, newest = count): LatestWin[] {
  return Array.from({ length: count }, (_, index) => {
    const number = newest - index;
    const gameName = GAMES[number % GAMES.length] ?? '';
    return {
      id: `w${number}`,
      player: number % 2 === 0 ? 'ma•••l' : 'K•••',
      gameSlug: gameName.toLowerCase().replaceAll(' ', '-'),
      gameName,
      thumbnail: null,
      amount: 10 + number,
      currencyCode: 'EUR',
      at: new Date(Date.parse('2026-11-20T17:00:00Z') + number * 1_000).toISOString(),
    };
  });
}

/** A platform that tells of wins, or does not know what that is; it counts how often it was asked. */
export class WinsPlatform {
  wins: LatestWin[] | null = exampleWins(8);
  /** A limit of the player's that is used up. */
  isLimitUsedUp = false;
  requestCount = 0;

  client(): ApiClient {
    return createClient({
      baseUrl: 'http://brand.test',
      locale: () => 'en',
      token: () => 'token',
      onServerDate: () => undefined,
      onSessionEnded: () => undefined,
      report: () => undefined,
      fetch: async (input) => this.answer(new URL(input instanceof Request ? input.url : input)),
    });
  }

  private answer({ pathname }: URL): Response {
    if (pathname.endsWith('/limits')) return okResponse({ limits: this.limits(), sessionStartedAt: null });
    this.requestCount += 1;
    if (this.wins === null) return Response.json({ success: false, message: '' }, { status: 404 });
    return okResponse({ wins: this.wins });
  }

  private limits() {
    const left = this.isLimitUsedUp ? 0 : 30;
    return [{ type: 'loss', period: 0, amount: 50, currencyCode: 'EUR', used: 50 - left, left }];
  }
}

function okResponse(data: object): Response {
  return Response.json({ success: true, data });
}
