import { createClient, type ApiClient } from '@baize/api/client';
import type { DocumentLabel, PlayerDocument } from '@baize/api/endpoints/account';
import type { UserDetails } from '@baize/api/endpoints/session';
import { playerFixture } from '@baize/player/player-fixture';

type User = UserDetails['getUser'];

/** A player of whom everything is known; each test says what matters to it. */
export function completePlayerFixture(parts: Partial<User> = {}): UserDetails {
  const player = playerFixture();
  return {
    ...player,
    getUser: {
      ...player.getUser,
      email: 'marisol@example.com',
      gender: 'Not to say',
      dateOfBirth: '1991-03-14',
      phoneCode: '31',
      phone: '612345678',
      city: 'Rotterdam',
      address: 'Witte de Withstraat 21',
      zipCode: '3012 BL',
      nickname: 'solmar',
      kycStatus: 'PENDING',
      ...parts,
    },
  };
}

const LABELS: readonly DocumentLabel[] = [
  { id: 'identity', name: 'Passport or identity card', required: true, hint: 'All four corners in sight' },
  { id: 'address', name: 'Proof of address', required: true, hint: 'Not older than three months' },
  { id: 'payment', name: 'Proof of payment method', required: false, hint: 'With your name' },
];

export const DOCUMENTS: readonly PlayerDocument[] = [
  {
    id: 'd1',
    labelId: 'identity',
    name: 'passport.jpg',
    status: 'confirmed',
    reason: null,
    uploadedAt: '2026-11-02T10:00:00Z',
  },
  {
    id: 'd2',
    labelId: 'address',
    name: 'bill.pdf',
    status: 'rejected',
    reason: 'The date is not readable.',
    uploadedAt: '2026-11-03T10:00:00Z',
  },
];

const COUNTRIES = [
  { countryId: 1, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null },
  { countryId: 2, code: 'DE', name: 'Germany', phoneCode: '49', flag: null },
];

type Answer = (body: unknown) => Response | Promise<Response>;
type ReceivedCall = { call: string; body: unknown };

export const ok = (data: unknown, message?: string): Response =>
  Response.json({ success: true, data, message });

/** The client of a player before a platform that knows countries, fields and documents, and answers writes as told. */
export function createFakeAccountApi(answers: Record<string, Answer> = {}): {
  api: ApiClient;
  asked: ReceivedCall[];
} {
  const asked: ReceivedCall[] = [];
  const known: Record<string, Answer> = {
    // The player is given to the view; what cannot be read is taken as it is known.
    'get-user-details': () => Response.json({ success: false }, { status: 404 }),
    'get-all-country': () => ok({ countries: { rows: COUNTRIES }, allCountries: COUNTRIES }),
    'get-registration-fields': () => ok({ gender: 1, nickname: 1 }),
    'get-document-label': () => ok({ labels: LABELS }),
    'get-documents': () => ok({ documents: DOCUMENTS }),
    ...answers,
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
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      asked.push({ call, body });
      return known[call]?.(body) ?? new Promise<never>(() => undefined);
    },
  });
  return { api, asked };
}
