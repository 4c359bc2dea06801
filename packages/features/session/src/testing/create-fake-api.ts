import { createClient, type ApiClient } from '@baize/api/client';

type ReceivedCall = { call: string; body: unknown };
type Answer = () => Response;

/** An answer of the platform that went well. */
export const ok =
  (data: unknown = {}): Answer =>
  () =>
    Response.json({ success: true, data });

/** A refusal, or a fault of the platform. */
export const errorResponse =
  (
    status: number,
    facts: { code?: string; message?: string; errors?: Record<string, string> } = {},
  ): Answer =>
  () =>
    Response.json({ success: false, message: '', ...facts }, { status });

/** The client of a signed-in player, before a platform that answers by the last part of a call's path. */
export function createFakeApi(answers: Record<string, Answer>): { api: ApiClient; asked: ReceivedCall[] } {
  const asked: ReceivedCall[] = [];
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      const call = pathname.split('/').at(-1) ?? '';
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      asked.push({ call, body });
      return answers[call]?.() ?? new Promise<never>(() => undefined);
    },
  });
  return { api, asked };
}
