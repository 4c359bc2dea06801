import type { Fixture } from '@baize/api/fixtures';
import { PERSONA_PASSWORD, type PersonaName } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import { confirmTwoStepRequest, recoveryCodeRequest } from '../testing/two-step-client.ts';
import { rakebackBonusId, DEPOSITOR_ID } from '../testing/claim-request.ts';
import {
  HANDOVER_TARGET,
  redeemHandoverRequest,
  threeDsRequest,
  resetPasswordRequest,
  verifyEmailRequest,
  cancelPendingLimitRequest,
  claimRequestFor,
  confirmLimitRequest,
  allowRegistration,
  minimalDepositRequest,
  depositRequest,
  withdrawalRequest,
  minimalWithdrawalRequest,
  withActiveBonus,
  deleteDocumentRequest,
  deleteSessionRequest,
  dataFileRequest,
  confirmContactRequest,
  type EndpointRequestData,
  type TestScene,
} from './test-scene.ts';

type RequestSource =
  | EndpointRequestData
  | ((scene: TestScene, sample: EndpointRequestData) => Promise<EndpointRequestData>);

/** Who asks a call at this sandbox, and with what where the sample speaks of things that do not exist here. */
type RequestCase = { who?: PersonaName; full?: RequestSource; least?: RequestSource };

const credentials = { email: 'depositor@player.test', password: PERSONA_PASSWORD };

/** What of the depositor's profile is locked, as it stands. */
const { firstName, lastName, dateOfBirth, phoneCode, phone, countryCode } = PERSONAS.depositor;
const lockedProfile = {
  email: credentials.email,
  firstName,
  lastName,
  dateOfBirth,
  phoneCode,
  phone,
  countryCode,
};

/** A sample's body with other values in it. */
const withBody =
  (over: object): RequestSource =>
  async (_scene, { body }) => ({ body: { ...Object(body), ...over } });

const signUpRequest = (name: string): RequestSource => {
  const email = `${name}@player.test`;
  return async (scene, { body }) => {
    await allowRegistration(scene);
    const referralCode = 'BAIZE-DEPOSITOR';
    return { body: { ...Object(body), email, username: name, uniqueKey: email, referralCode } };
  };
};

const REQUEST_CASES: Readonly<Record<string, RequestCase>> = {
  'get-rakeback-days': { full: { query: { bonusId: rakebackBonusId(DEPOSITOR_ID, '2026-11-20') } } },
  login: { full: withBody(credentials), least: { body: credentials } },
  'sign-up': { full: signUpRequest('one'), least: signUpRequest('two') },
  'update-user-details': { full: withBody(lockedProfile) },
  'reset-password': { full: resetPasswordRequest, least: resetPasswordRequest },
  'verify-email': { full: verifyEmailRequest, least: verifyEmailRequest },
  'resend-verification': { who: 'unverified' },
  'claim-rakeback': { full: claimRequestFor('2026-11-20'), least: claimRequestFor('2026-11-19') },
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
  'cancel-bonus': { full: withActiveBonus('shell-gift'), least: withActiveBonus('workday-drift') },
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
  deposit: { who: 'vip', full: depositRequest, least: minimalDepositRequest },
  withdraw: { full: withdrawalRequest, least: minimalWithdrawalRequest },
  'get-transactions': {
    full: async (_scene, { query }) => ({
      query: { ...Object(query), from: '2026-01-01', to: '2026-11-20', status: 'completed' },
    }),
  },
  'three-ds-webhook': { full: threeDsRequest, least: threeDsRequest },
  'close-account': { who: 'newcomer' },
  'create-handover': {
    full: { body: { target: HANDOVER_TARGET } },
    least: { body: { target: HANDOVER_TARGET } },
  },
  'redeem-handover': { full: redeemHandoverRequest, least: redeemHandoverRequest },
  'delete-session': { full: deleteSessionRequest, least: deleteSessionRequest },
  'put-email': {
    full: confirmContactRequest('email', 'sol@player.test'),
    least: { body: { value: 'sol.lee@player.test', currentPassword: PERSONA_PASSWORD } },
  },
  'put-phone': {
    full: confirmContactRequest('phone', '+31 612345679'),
    least: { body: { value: '+31 612345677', currentPassword: PERSONA_PASSWORD } },
  },
  'start-two-step': {
    full: { body: { currentPassword: PERSONA_PASSWORD } },
    least: { body: { currentPassword: PERSONA_PASSWORD } },
  },
  'get-data-file': { full: dataFileRequest, least: dataFileRequest },
  'confirm-two-step': { full: confirmTwoStepRequest, least: confirmTwoStepRequest },
  'renew-recovery-codes': { full: recoveryCodeRequest, least: recoveryCodeRequest },
  'delete-two-step': { full: recoveryCodeRequest, least: recoveryCodeRequest },
  'delete-document': { full: deleteDocumentRequest, least: deleteDocumentRequest },
  'put-limit': { full: confirmLimitRequest },
  'cancel-pending-limit': { full: cancelPendingLimitRequest, least: cancelPendingLimitRequest },
  'put-self-exclusion': { full: { body: { months: 6 } }, least: { body: { permanent: true } } },
};

/** Who asks: the persona that has what the call is about, nobody where no call carries a token. */
export function getRequestPersona({ endpoint }: Fixture): PersonaName | null {
  return endpoint.auth === 'none' ? null : (REQUEST_CASES[endpoint.name]?.who ?? 'depositor');
}

type RequestOptions = { part: 'full' | 'least'; scene: TestScene };

/** The ask in full or in brief, with ids that exist; what it speaks of is made first. */
export async function createRequest(
  { endpoint, request, minimalRequest }: Fixture,
  { part, scene }: RequestOptions,
): Promise<EndpointRequestData> {
  const sampled = part === 'full' ? request : minimalRequest;
  const asking = REQUEST_CASES[endpoint.name]?.[part] ?? sampled;
  return typeof asking === 'function' ? asking(scene, sampled) : asking;
}
