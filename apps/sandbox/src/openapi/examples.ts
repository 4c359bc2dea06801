import type { RequestOf, Endpoint } from '@baize/api/endpoint';
import type { Fixture } from '@baize/api/fixtures';
import { PERSONA_PASSWORD, type PersonaName } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';

type ExampleRequest = RequestOf<Endpoint>;

/** The date in examples that stands for today: a reader sees the platform's own in its place. */
export const EXAMPLE_DAY = '2026-11-20';

/** What an example of a call speaks of, so that it is answered as it stands after a reset. */
type Example = {
  /** Whose session it is asked in. */
  who?: PersonaName;
  /** Laid over the sample's body. */
  over?: object;
  full?: ExampleRequest;
  least?: ExampleRequest;
  /** What a person has to do or know before it is answered. */
  needs?: string;
};

const credentials = { email: 'depositor@player.test', password: PERSONA_PASSWORD };
const { firstName, lastName, dateOfBirth, phoneCode, phone, countryCode } = PERSONAS.depositor;
const newPlayer = {
  email: 'new.player@player.test',
  username: 'new.player',
  uniqueKey: 'new.player@player.test',
  password: PERSONA_PASSWORD,
  referralCode: 'BAIZE-DEPOSITOR',
  mirrorDomainFk: null,
};
const HOME = 'http://127.0.0.1:4100';
const bonusId = 'rb-2-20261120';
const claim = { bonusId, claimDate: EXAMPLE_DAY, customerDate: EXAMPLE_DAY };
const pay = { amount: 25, currencyCode: 'EUR', returnUrl: `${HOME}/deposit` };
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
const payee = { methodId: 9, amount: 20, fields: { email: 'me@player.test' } };
const CODE_NEEDED = 'The code is one of an authenticator app that has the secret of start-two-step.';
const TOKEN = 'The token is at the end of the link in the outbox, after';

const newEmail = { body: { value: 'me@player.test', currentPassword: PERSONA_PASSWORD } };
const newPhone = { body: { value: '+31 612345679', currentPassword: PERSONA_PASSWORD } };
const CODE = 'With the code of the message in the outbox beside the same value the change is made.';

/** Examples by call, where the sample every client is tested with speaks of what this sandbox does not hold. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  login: { over: credentials },
  'sign-up': {
    over: newPlayer,
    needs:
      'username is the part of the e-mail address before the @, uniqueKey the address itself; a second sign-up with it is refused.',
  },
  'update-user-details': {
    over: { email: credentials.email, firstName, lastName, dateOfBirth, phoneCode, phone, countryCode },
    needs: 'What is locked may be sent, but only as it stands.',
  },
  'verify-email': { needs: `${TOKEN} resend-verification was asked.` },
  'reset-password': { needs: `${TOKEN} forgot-password was asked.` },
  'resend-verification': { who: 'unverified' },
  'claim-rakeback': {
    full: { query: { timeZone: 'UTC', customerDate: EXAMPLE_DAY, bonusId }, body: claim },
    least: { query: { timeZone: 'UTC', customerDate: EXAMPLE_DAY, bonusId }, body: claim },
  },
  'create-handover': { over: { target: HOME } },
  'redeem-handover': {
    needs: 'The code is one of create-handover, and the Origin of the request is its target.',
  },
  'activate-bonus': { full: { body: { bonusId: 'shell-gift' } }, least: { body: { bonusId: 'shell-gift' } } },
  'cancel-bonus': {
    who: 'bonus-active',
    full: { body: { bonusId: '7' } },
    least: { body: { bonusId: '7' } },
    needs: 'The id is one of get-user-bonus.',
  },
  coupon: { full: { body: { code: 'SEASHELL5' } }, least: { body: { code: 'SEASHELL5' } } },
  'add-favorite': { full: { body: { gameId: 'g1' } }, least: { body: { gameId: 'g1' } } },
  'remove-favorite': { full: { query: { gameId: 'g1' } }, least: { query: { gameId: 'g1' } } },
  deposit: {
    who: 'vip',
    full: { body: { ...pay, methodId: 1, fields: card } },
    least: { body: { ...pay, methodId: 12, amount: 100 } },
  },
  withdraw: { full: { body: { ...payee, currencyCode: 'EUR' } }, least: { body: payee } },
  'three-ds-webhook': { needs: 'PaReq and MD are in the answer to a deposit of 25.06.' },
  'put-limit': {
    full: { body: { type: 'deposit', period: 1, amount: 200 } },
    needs: 'A raise waits; with confirmPendingId beside the same values it is confirmed once it has waited.',
  },
  'cancel-pending-limit': {
    who: 'high-loyalty',
    full: { params: { id: '1' } },
    least: { params: { id: '1' } },
    needs: 'The id is that of a pending change in get-limits.',
  },
  'close-account': { who: 'newcomer', needs: 'A reset opens the account again.' },
  'delete-session': { needs: 'The id is one of get-sessions that has not ended.' },
  'put-email': { full: newEmail, least: newEmail, needs: CODE },
  'put-phone': { full: newPhone, least: newPhone, needs: CODE },
  'get-data-file': { needs: 'The id is that of get-data-request once it is ready, 30 seconds later.' },
  'start-two-step': { full: { body: { currentPassword: PERSONA_PASSWORD } } },
  'confirm-two-step': { needs: CODE_NEEDED },
  'renew-recovery-codes': { needs: CODE_NEEDED },
  'delete-two-step': { needs: CODE_NEEDED },
  'delete-document': { needs: 'The id is one of get-documents that nobody has confirmed.' },
};

/** A call's sample with what this sandbox holds in it. */
export function localizeFixture(sample: Fixture): Fixture {
  const { over, full, least } = EXAMPLES[sample.endpoint.name] ?? {};
  const laid = (ask: ExampleRequest): ExampleRequest =>
    over === undefined ? ask : { ...ask, body: { ...Object(ask.body), ...over } };
  return {
    ...sample,
    request: full ?? laid(sample.request),
    minimalRequest: least ?? minimalRequest(sample, over),
  };
}

/** In brief only what the call cannot do without: an address and its password, never the rest of a profile. */
function minimalRequest(
  { endpoint, minimalRequest: leastAsk }: Fixture,
  over: object | undefined,
): ExampleRequest {
  if (over === undefined || endpoint.name === 'update-user-details') return leastAsk;
  const optional = ['mirrorDomainFk', 'referralCode'];
  const needed = Object.entries(over).filter(([name]) => !optional.includes(name));
  return { ...leastAsk, body: { ...Object(leastAsk.body), ...Object.fromEntries(needed) } };
}

/** Who asks an example unless the reader chooses somebody else: nobody only where a token is never carried. */
export function getExamplePersona({ name, auth }: Pick<Endpoint, 'name' | 'auth'>): PersonaName | null {
  return auth === 'none' ? null : (EXAMPLES[name]?.who ?? 'depositor');
}

export function getExamplePrerequisite(name: string): string | null {
  return EXAMPLES[name]?.needs ?? null;
}
