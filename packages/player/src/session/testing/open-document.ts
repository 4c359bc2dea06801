import { vi } from 'vitest';

/** The platform as far as a session sees it: what each path answers, and what was asked. */
export function stubPlatform(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: { path: string; token: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://brand.test');
    asked.push({
      path: pathname,
      token: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

export const DETAILS = '/api/user/get-user-details';
export const LOGIN = '/api/user/login';
export const LOGOUT = '/api/user/logout';
export const SIGN_UP = '/api/user/sign-up';

export const ok = (data: unknown) => Response.json({ success: true, data });
export const rejectedWith = (status: number) => Response.json({ success: false, message: 'no' }, { status });

/** A document of its own: session, client and cache are made anew. */
export async function openDocument() {
  vi.resetModules();
  const session = await import('../session.ts');
  const actions = await import('../session-actions.ts');
  const start = await import('../session-start.ts');
  const leave = await import('../end-session.ts');
  const { runSession } = await import('../../realtime/run-session.ts');
  const { runtime } = await import('../runtime.ts');
  const { getUserDetails } = await import('@baize/api/endpoints/session');
  const { sessionConfig } = await import('@baize/page/session-config');
  let loginsWanted = 0;
  session.onLoginRequested(() => {
    loginsWanted += 1;
  });
  return {
    ...actions,
    ...start,
    ...leave,
    tell: sessionConfig.set,
    /** Lets all go on that goes on behind a page, until the signal. */
    live: (signal: AbortSignal) => runSession({ signal, backendUrl: null }),
    phase: () => session.sessionStore.get().phase,
    loginsWanted: () => loginsWanted,
    ask: () => runtime.api.send(getUserDetails, {}),
    cached: () => runtime.queryClient.getQueryCache().getAll().length,
  };
}
