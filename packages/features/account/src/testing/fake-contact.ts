import { createClient, type ApiClient } from '@baize/api/client';
import type { ContactChange } from '@baize/api/endpoints/account';
import type { UserDetails } from '@baize/api/endpoints/session';
import * as v from 'valibot';
import { completePlayerFixture, ok } from './fake-account.ts';

type Answer = () => Response | Promise<Response>;

/** What the platform of a test begins with, and what it answers in place of doing as it is asked. */
interface ContactOptions {
  changes?: readonly ContactChange[];
  player?: UserDetails;
  /** Whether two-step log-in is on; left out, the platform does not offer it. */
  twoStep?: boolean;
  read?: Answer;
  /** `keep` does what is asked and answers this. */
  write?: { answer: Answer; keep?: boolean };
}

export const CODE = '123456';

export const EMAIL_CHANGE: ContactChange = {
  kind: 'email',
  value: 'sol@example.com',
  sentAt: '2026-11-20T17:17:19Z',
  expiresAt: '2026-11-20T18:17:19Z',
  triesLeft: 5,
};

export const PHONE_CHANGE: ContactChange = { ...EMAIL_CHANGE, kind: 'phone', value: '+31 687654321' };

const identityProof = {
  currentPassword: v.optional(v.string()),
  twoStepCode: v.optional(v.string()),
};

const bodySchema = v.object({ value: v.string(), code: v.optional(v.string()), ...identityProof });

const COUNTRIES = [
  { countryId: 1, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null },
  { countryId: 2, code: 'DE', name: 'Germany', phoneCode: '49', flag: null },
];

/** The password of every player of a test, and the code their app shows. */
export const PASSWORD = 'Baize-2026';
export const APP_CODE = '654321';

function findProofError(
  { currentPassword, twoStepCode }: v.InferOutput<typeof bodySchema>,
  isTwoStepOn: boolean,
): Response | null {
  const errors = (fields: Record<string, string>) =>
    Response.json({ success: false, message: '', errors: fields }, { status: 400 });
  if (isTwoStepOn && twoStepCode === undefined)
    return errors({ twoStepCode: 'form.validation.invalid.required' });
  if (isTwoStepOn)
    return twoStepCode === APP_CODE
      ? null
      : Response.json({ success: false, message: '', code: 'TWO_STEP_WRONG_CODE' }, { status: 422 });
  return currentPassword === PASSWORD
    ? null
    : errors({ currentPassword: 'form.validation.invalid.password.current' });
}

/** A platform that changes e-mail and phone by the code 123456; options may be changed on the way. */
export function createFakeContactApi(options: ContactOptions = {}): { api: ApiClient; sent: string[] } {
  const sent: string[] = [];
  let count = 0;
  const write = (kind: 'email' | 'phone', body: v.InferOutput<typeof bodySchema> | null) => {
    const others = (options.changes ?? []).filter((change) => change.kind !== kind);
    if (body === null || body.code === CODE) {
      options.changes = others;
      return ok(body === null ? {} : { confirmed: true });
    }
    count += 1;
    const sentAt = `2026-11-20T17:18:0${count}Z`;
    const change = { ...EMAIL_CHANGE, kind, value: body.value, sentAt };
    options.changes = [...others, change];
    return ok({ confirmed: false, change });
  };
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => {
      const call = new URL(url instanceof Request ? url.url : url).pathname.split('/').at(-1) ?? '';
      const method = init?.method ?? 'GET';
      if (call === 'get-all-country') return ok({ countries: { rows: COUNTRIES }, allCountries: COUNTRIES });
      if (call === 'get-user-details') return ok(options.player ?? completePlayerFixture());
      if (call === 'two-step')
        return options.twoStep === undefined
          ? Response.json({ success: false, message: '' }, { status: 501 })
          : ok({ enabled: options.twoStep, recoveryCodesLeft: 10 });
      if (call === 'contact-changes') {
        sent.push('GET');
        return options.read?.() ?? ok({ changes: options.changes ?? [] });
      }
      if (call !== 'email' && call !== 'phone') return new Promise<never>(() => undefined);
      const text = typeof init?.body === 'string' ? init.body : '{}';
      const body = method === 'PUT' ? v.parse(bodySchema, JSON.parse(text)) : null;
      sent.push(`${method} ${call} ${Object.values(body ?? {}).join(' ')}`.trim());
      const isWaiting = options.changes?.some(({ value }) => value === body?.value) === true;
      if (body?.code === undefined && body !== null && !isWaiting && options.write === undefined) {
        const problem = findProofError(body, options.twoStep === true);
        if (problem) return problem;
      }
      const { write: instead } = options;
      if (instead === undefined) return write(call, body);
      if (instead.keep === true) write(call, body);
      return instead.answer();
    },
  });
  return { api, sent };
}
