import { createClient, type ApiClient } from '@baize/api/client';
import type { UserDetails } from '@baize/api/endpoints/session';

type Responder = (body: unknown) => Response | Promise<Response>;

export const ok =
  (data: unknown = {}): Responder =>
  () =>
    Response.json({ success: true, data });

export const refused =
  (code: string, more: object = {}): Responder =>
  () =>
    Response.json({ success: false, message: '', code, ...more }, { status: 422 });

export const networkError: Responder = () => Promise.reject(new TypeError('the line broke'));

const method = { isActive: true, hidden: false, withdrawalExist: true };
const CARD = ['cardNumber', 'expiry', 'cvc', 'cardHolder'];

/** Cards, a wallet by phone, one by e-mail; Mastercard not in Germany. */
export const METHODS = [
  {
    ...method,
    id: 2,
    name: 'master',
    title: 'Mastercard',
    order: 2,
    isCardForm: true,
    restrictedCountries: ['DE'],
    depositFields: CARD.map((name) => ({ name, required: name !== 'cardHolder' })),
  },
  {
    ...method,
    id: 1,
    name: 'visa',
    title: 'Visa',
    description: 'Cards, at once',
    order: 5,
    isCardForm: true,
    minDeposit: 10,
    maxDeposit: 5000,
    depositFields: CARD.map((name) => ({ name, required: name !== 'cardHolder' })),
  },
  { ...method, id: 9, name: 'harborpay', title: 'Harborpay', order: 3, depositFields: [{ name: 'email' }] },
  { ...method, id: 10, name: 'lumo', title: 'Lumo', order: 4, depositFields: [{ name: 'phone' }] },
  { ...method, id: 13, name: 'cheque', title: 'Cheque', order: 1, isActive: false },
];

/** A line of the transactions as the platform tells it. */
export function transaction(parts: object = {}) {
  return {
    transactionId: 't-1',
    date: new Date().toISOString(),
    method: 'Visa',
    type: 'deposit',
    amount: 25,
    currencyCode: 'EUR',
    status: 'completed',
    isBonus: false,
    code: null,
    reference: 'DP-1',
    ...parts,
  };
}

/** Pays what is sent: it is among the transactions from then on. */
export function acceptDeposit(platform: FakeCashier): void {
  platform.responses['transactions'] = ok({ transactions: { count: 0, rows: [] } });
  platform.responses['deposit'] = (body) => {
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction()] } });
    return ok({ transactionId: 't-1', status: 'completed' })(body);
  };
}

export type CashierRequest = { endpoint: string; query: URLSearchParams; body: unknown; key: string | null };

/** A platform of one player's cashier: answers by the last part of a call's path, and remembers what was asked. */
export class FakeCashier {
  readonly requests: CashierRequest[] = [];
  readonly responses: Record<string, Responder> = {
    'get-payments': ok({ payments: METHODS }),
    transactions: ok({ transactions: { count: 0, rows: [] } }),
    limits: ok({ limits: [], sessionStartedAt: null }),
    'get-location': ok({ location: { country: { code: 'NL', countryId: '1' } } }),
    'get-all-bonus': ok({ bonus: { count: 0, rows: [] } }),
    'get-registration-fields': ok({}),
    'get-all-country': ok({
      countries: { rows: [{ code: 'NL', name: 'Netherlands', phoneCode: '31', countryId: 1, flag: null }] },
      allCountries: [],
    }),
    'log-event': ok({}),
  };

  readonly player: UserDetails;

  constructor(player: UserDetails) {
    this.player = player;
    this.responses['get-user-details'] = () => Response.json({ success: true, data: this.player });
  }

  client(): ApiClient {
    return createClient({
      baseUrl: 'http://brand.test',
      locale: () => 'en',
      token: () => 'a-token',
      onServerDate: () => undefined,
      onSessionEnded: () => undefined,
      report: () => undefined,
      fetch: async (url, init) => {
        const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url);
        const endpoint = pathname.split('/').at(-1) ?? '';
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
        const key = new Headers(init?.headers).get('Idempotency-Key');
        this.requests.push({ endpoint, query: searchParams, body, key });
        return (await this.responses[endpoint]?.(body)) ?? new Promise<never>(() => undefined);
      },
    });
  }

  requestsTo(name: string): CashierRequest[] {
    return this.requests.filter(({ endpoint }) => endpoint === name);
  }
}
