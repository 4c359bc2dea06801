import { createClient, type ApiClient } from '@baize/api/client';

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const SET_UP = {
  secret: SECRET,
  uri: `otpauth://totp/Cura%C3%A7ao:marisol%40player.test?issuer=Cura%C3%A7ao&secret=${SECRET}`,
};
export const RECOVERY_CODES = Array.from({ length: 10 }, (_, place) => `7KQ${place}-M4TX-2PWE`);

/** The code the fake platform takes; every other one is wrong. */
export const RIGHT_CODE = '123456';

/** The player's password. */
export const PASSWORD = 'Baize-2026';

const refusePassword = () =>
  Response.json(
    {
      success: false,
      message: '',
      errors: { currentPassword: 'form.validation.invalid.password.current' },
    },
    { status: 400 },
  );

type Answer = () => Response | Promise<Response>;
type Call = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'POST recovery-codes';

export const refuse =
  (status: number, code?: string, headers?: Record<string, string>): Answer =>
  () =>
    Response.json({ success: false, message: '', code }, { status, ...(headers && { headers }) });

/** No answer ever comes. */
export const never: Answer = () => new Promise<never>(() => undefined);

/** A platform with two-step log-in, on or off; `answers` stand in for its own, by method. */
export function createFakeTwoStepApi(
  { enabled, recoveryCodesLeft = enabled ? 10 : 0 }: { enabled: boolean; recoveryCodesLeft?: number },
  answers: Partial<Record<Call, Answer>> = {},
): { api: ApiClient; sent: string[]; turn(isOn: boolean): void } {
  let status = { enabled, recoveryCodesLeft };
  const sent: string[] = [];
  const ok = (data: unknown) => Response.json({ success: true, data });
  const isRight = (body: unknown) => JSON.stringify(body) === JSON.stringify({ code: RIGHT_CODE });
  const replaced = new Map<string, Answer>(Object.entries(answers));
  const answer = (call: string, body: unknown): Response | Promise<Response> => {
    if (call === 'GET') return ok(status);
    if (call === 'POST')
      return JSON.stringify(body) === JSON.stringify({ currentPassword: PASSWORD })
        ? ok(SET_UP)
        : refusePassword();
    if (!isRight(body)) return refuse(422, 'TWO_STEP_WRONG_CODE')();
    const isOn = call !== 'DELETE';
    status = { enabled: isOn, recoveryCodesLeft: isOn ? 10 : 0 };
    return ok(isOn ? { recoveryCodes: RECOVERY_CODES } : {});
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
      if (!pathname.includes('/two-step')) return new Promise<never>(() => undefined);
      const method = init?.method ?? 'GET';
      const call = pathname.endsWith('/recovery-codes') ? `${method} recovery-codes` : method;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      sent.push(body === null ? call : `${call} ${JSON.stringify(body)}`);
      const own = replaced.get(call);
      return own ? own() : answer(call, body);
    },
  });
  const turn = (isOn: boolean) => {
    status = { enabled: isOn, recoveryCodesLeft: isOn ? 10 : 0 };
  };
  return { api, sent, turn };
}
