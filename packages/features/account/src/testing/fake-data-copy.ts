import type { ApiClient } from '@baize/api/client';
import type { DataRequest } from '@baize/api/endpoints/account';
import { createClient } from '@baize/api/client';
import { ok } from './fake-account.ts';

type Answer = () => Response | Promise<Response>;

/** What the platform of a test begins with, and what it answers in place of doing as it is asked. */
interface DataCopyOptions {
  request?: DataRequest | null;
  read?: Answer;
  /** `keep` does what is asked and answers this. */
  ask?: { answer: Answer; keep?: boolean };
  file?: Answer;
}

export const PREPARING: DataRequest = {
  id: 'c-1',
  status: 'preparing',
  requestedAt: '2026-11-20T17:17:19Z',
  readyAt: null,
  expiresAt: null,
};

export const READY: DataRequest = {
  ...PREPARING,
  status: 'ready',
  readyAt: '2026-11-20T17:17:49Z',
  expiresAt: '2026-11-27T17:17:49Z',
};

/** A platform that makes copies; options may be changed on the way. */
export function createFakeDataCopyApi(options: DataCopyOptions = {}): { api: ApiClient; sent: string[] } {
  const sent: string[] = [];
  const ask = () => {
    if (options.ask === undefined || options.ask.keep === true) options.request = { ...PREPARING, id: 'c-2' };
    return options.ask?.answer() ?? ok({ request: options.request });
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
      if (!pathname.includes('/data-request')) return new Promise<never>(() => undefined);
      const id = /\/data-request\/(.+)$/.exec(pathname)?.[1];
      sent.push(id === undefined ? (init?.method ?? 'GET') : `GET ${id}`);
      if (id !== undefined)
        return (
          options.file?.() ?? ok({ fileName: 'my-data.json', content: { profile: { city: 'Rotterdam' } } })
        );
      if (init?.method === 'POST') return ask();
      return options.read?.() ?? ok({ request: options.request ?? null });
    },
  });
  return { api, sent };
}
