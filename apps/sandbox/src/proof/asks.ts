import type { Sample } from '@baize/api/samples';
import { PERSONA_PASSWORD, type PersonaName } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import { bonusOf, DEPOSITOR } from '../testing/claim-of.ts';
import {
  askedByTheBank,
  byResetLink,
  byVerifyLink,
  callingOff,
  claim,
  confirming,
  openRegistration,
  payAtTheDesk,
  payIn,
  payOut,
  payOutInBrief,
  running,
  takingBack,
  type Ask,
  type Scene,
} from './set-up.ts';

type Asking = Ask | ((scene: Scene, sample: Ask) => Promise<Ask>);

/** Who asks a call at this sandbox, and with what where the sample speaks of things that do not exist here. */
type Cast = { who?: PersonaName; full?: Asking; least?: Asking };

const credentials = { email: 'depositor@player.test', password: PERSONA_PASSWORD };

/** What of the depositor's profile is locked, as it stands. */
const { firstName, lastName, dateOfBirth, phoneCode, phone, countryCode } = PERSONAS.depositor;
const settled = { email: credentials.email, firstName, lastName, dateOfBirth, phoneCode, phone, countryCode };

/** A sample's body with other values in it. */
const having =
  (over: object): Asking =>
  async (_scene, { body }) => ({ body: { ...Object(body), ...over } });

const signingUp = (name: string): Asking => {
  const email = `${name}@player.test`;
  return async (scene, { body }) => {
    await openRegistration(scene);
    const referralCode = 'BAIZE-DEPOSITOR';
    return { body: { ...Object(body), email, username: name, uniqueKey: email, referralCode } };
  };
};

const CAST: Readonly<Record<string, Cast>> = {
  'get-rakeback-days': { full: { query: { bonusId: bonusOf(DEPOSITOR, '2026-11-20') } } },
  login: { full: having(credentials), least: { body: credentials } },
  'sign-up': { full: signingUp('one'), least: signingUp('two') },
  'update-user-details': { full: having(settled) },
  'reset-password': { full: byResetLink, least: byResetLink },
  'verify-email': { full: byVerifyLink, least: byVerifyLink },
  'resend-verification': { who: 'unverified' },
  'claim-rakeback': { full: claim('2026-11-20'), least: claim('2026-11-19') },
  'get-all-bonus': {
    full: async (_scene, { query }) => ({
      query: {
        ...Object(query),
        cpnc: 'harbour',
        dayOfWeek: 5,
        countryCode: 'NL',
        subdivision: 'NL-NH',
        calendarDateTime: '2026-11-20',
        type: undefined,
        isDeposit: false,
      },
    }),
  },
  'get-user-bonus': { full: { query: { pageNo: 1, limit: 50, status: 'expired' } } },
  'activate-bonus': {
    full: { body: { bonusId: 'shell-gift' } },
    least: { body: { bonusId: 'workday-drift' } },
  },
  'cancel-bonus': { full: running('shell-gift'), least: running('workday-drift') },
  coupon: { full: { body: { code: 'SEASHELL5' } }, least: { body: { code: ' captain ' } } },
  'get-tournaments': { full: { query: { id: 'daily-dash-20261120', status: 'running' } } },
  'get-games': {
    full: async (_scene, { query }) => ({
      query: {
        ...Object(query),
        category: 'popular',
        provider: 'quayworks',
        search: 'Harbour Sevens',
        ids: 'g1,g2',
      },
    }),
  },
  'add-favorite': { full: { body: { gameId: 'g1' } }, least: { body: { gameId: 'g2' } } },
  'remove-favorite': { full: { query: { gameId: 'g1' } }, least: { query: { gameId: 'g2' } } },
  deposit: { who: 'vip', full: payIn, least: payAtTheDesk },
  withdraw: { full: payOut, least: payOutInBrief },
  'get-transactions': {
    full: async (_scene, { query }) => ({
      query: { ...Object(query), from: '2026-01-01', to: '2026-11-20', status: 'completed' },
    }),
  },
  'three-ds-webhook': { full: askedByTheBank, least: askedByTheBank },
  'delete-document': { full: takingBack, least: takingBack },
  'put-limit': { full: confirming },
  'cancel-pending-limit': { full: callingOff, least: callingOff },
  'put-self-exclusion': { full: { body: { months: 6 } }, least: { body: { permanent: true } } },
};

/** Who asks: the persona that has what the call is about, nobody where no call carries a token. */
export function askerOf({ call }: Sample): PersonaName | null {
  return call.auth === 'none' ? null : (CAST[call.name]?.who ?? 'depositor');
}

type Wanted = { part: 'full' | 'least'; scene: Scene };

/** The ask in full or in brief, with ids that exist; what it speaks of is made first. */
export async function askFor({ call, ask, leastAsk }: Sample, { part, scene }: Wanted): Promise<Ask> {
  const sampled = part === 'full' ? ask : leastAsk;
  const asking = CAST[call.name]?.[part] ?? sampled;
  return typeof asking === 'function' ? asking(scene, sampled) : asking;
}
