import { createClient, type ApiClient } from '@baize/api/client';
import { vi } from 'vitest';

type Sent = { call: string; body: unknown };

interface Visit {
  /** Where the address seems to be; null when the platform cannot say. */
  country: string | null;
  /** The brand's host has the address on its list. */
  whitelisted?: 'yes' | 'no';
  /** Where the browser's place lies, by the map; null when the map does not answer. */
  placeIn?: string | null;
}

/** A visit as platform and host see it; what changes meanwhile is set on the answer. */
export function createFakeVisit(visit: Visit): { api: ApiClient; sent: Sent[]; visit: Visit } {
  const sent: Sent[] = [];
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const call = new URL(url instanceof Request ? url.url : url).pathname.split('/').at(-1) ?? '';
      sent.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
      if (call !== 'get-location') return Response.json({ success: true, data: {} });
      if (visit.country === null) return Response.json({ success: false, message: '' }, { status: 422 });
      const location = { country: { code: visit.country }, ipInfo: { ip: '192.0.2.7' } };
      return Response.json({ success: true, data: { location } });
    },
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push({ call: address, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    if (address === '/visitor.json') return Response.json({ whitelisted: visit.whitelisted === 'yes' });
    return visit.placeIn === undefined || visit.placeIn === null
      ? Response.json({}, { status: 503 })
      : Response.json({ country: visit.placeIn });
  });
  return { api, sent, visit };
}

type Finder = Geolocation['getCurrentPosition'];

/** What the browser says when it is asked where it is. */
export function mockGeolocation(find: Finder | null): void {
  vi.stubGlobal('navigator', {
    userAgent: 'Tester',
    onLine: true,
    ...(find && { geolocation: { getCurrentPosition: find } }),
  });
}

/** A browser that is found at once. */
export const grantLocation: Finder = (tell) => {
  // @ts-expect-error the rest of a position is of no use here
  tell({ coords: { latitude: 52.370_216, longitude: 4.895_168, accuracy: 34.6 } });
};

/** A browser that refuses, by the number of the reason. */
export const denyLocation =
  (code: number): Finder =>
  (_tell, refuse) => {
    // @ts-expect-error only the code is read
    refuse?.({ code });
  };
