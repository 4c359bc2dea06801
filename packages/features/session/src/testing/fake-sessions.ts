import { createClient, type ApiClient } from '@baize/api/client';

type SessionFixture = {
  id: string;
  device: string | null;
  place: string | null;
  startedAt: string;
  lastSeenAt?: string;
  current?: boolean;
  endedAt?: string;
};

export const THIS_DEVICE: SessionFixture = {
  id: 's-4',
  device: 'Chrome on Windows',
  place: 'Amsterdam',
  startedAt: '2026-11-20T17:02:00Z',
  lastSeenAt: '2026-11-20T17:17:00Z',
  current: true,
};

export const OPEN_PHONE: SessionFixture = {
  id: 's-3',
  device: 'Safari on iPhone',
  place: 'Rotterdam',
  startedAt: '2026-11-20T08:10:00Z',
  lastSeenAt: '2026-11-20T16:55:00Z',
};

export const OPEN_UNKNOWN: SessionFixture = {
  id: 's-2',
  device: null,
  place: null,
  startedAt: '2026-11-18T22:41:00Z',
  lastSeenAt: '2026-11-19T01:12:00Z',
};

export const ENDED_MAC: SessionFixture = {
  id: 's-1',
  device: 'Firefox on Mac',
  place: 'Netherlands',
  startedAt: '2026-11-17T20:04:00Z',
  lastSeenAt: '2026-11-17T20:48:00Z',
  endedAt: '2026-11-17T20:49:00Z',
};

type Answer = () => Response | Promise<Response>;

/** A platform that holds sessions and ends them; `list` and `end` answer in its place. */
export function createFakeSessionsApi(
  sessions: readonly SessionFixture[],
  { list, end }: { list?: Answer; end?: Answer } = {},
): { api: ApiClient; sent: string[] } {
  let held = sessions;
  const sent: string[] = [];
  const ended = (session: SessionFixture) => ({ ...session, endedAt: '2026-11-20T17:20:00Z' });
  const endSessions = (id: string | undefined): Response => {
    const isMeant = (one: SessionFixture) =>
      one.endedAt === undefined && (id === undefined ? !one.current : one.id === id);
    if (id !== undefined && !held.some(isMeant))
      return Response.json({ success: false, message: '' }, { status: 404 });
    held = held.map((one) => (isMeant(one) ? ended(one) : one));
    return Response.json({ success: true, data: {} });
  };
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      const id = /\/sessions\/(.+)$/.exec(pathname)?.[1];
      if (!pathname.includes('/sessions')) return new Promise<never>(() => undefined);
      const method = init?.method ?? 'GET';
      sent.push(id === undefined ? method : `${method} ${id}`);
      if (method === 'DELETE') return end ? end() : endSessions(id);
      return list ? list() : Response.json({ success: true, data: { sessions: held } });
    },
  });
  return { api, sent };
}
