import type { EndpointNote } from './endpoint-note.ts';

const TOKEN = [422, 'TOKEN_EXPIRED', 'The link was used already, or is too old'] as const;
const CODE_ERRORS = [
  [422, 'TWO_STEP_WRONG_CODE', 'The code is wrong or too old'],
  [422, 'TWO_STEP_CODE_USED', 'The code was taken before'],
] as const;
const RATE_LIMITED = [429, null, 'Too many tries from this address; Retry-After says when again'] as const;

const CONTACT_ERRORS = [
  [422, 'TWO_STEP_WRONG_CODE', 'The code that proves who asks is wrong or too old'],
  [422, 'TWO_STEP_CODE_USED', 'The code that proves who asks was used already'],
  [422, 'CONTACT_UNCHANGED', 'It is there already'],
  [422, 'NO_PENDING_CHANGE', 'No change to this value waits to be confirmed'],
  [422, 'WRONG_CODE', 'The code is not right; details hold triesLeft'],
  [422, 'TOO_MANY_TRIES', 'Five codes were wrong: a new one has to be sent'],
  [422, 'CODE_EXPIRED', 'The code is too old'],
  RATE_LIMITED,
] as const;

/** Settings, tracking, access, session and account. */
export const ACCOUNT_NOTES: Readonly<Record<string, EndpointNote>> = {
  'get-settings': { summary: 'The brand’s settings' },
  'get-locale': {
    summary: 'The brand’s own words in a language',
    errors: [[404, null, 'No such language']],
  },
  'get-scripts': { summary: 'Tracking scripts for this kind of visitor' },
  'log-event': { summary: 'Records what a visitor did' },
  'get-location': { summary: 'Where the visitor is, by address' },
  'get-official-addresses': { summary: 'The official addresses of the brand, signed with its key' },
  'country-blocked': { summary: 'Records that a visitor met the country overlay' },
  'get-all-country': { summary: 'Countries to sign up from, and all to name' },
  'get-currencies': { summary: 'Currencies of the house' },
  'get-registration-fields': { summary: 'Which fields a sign-up asks for' },
  login: {
    summary: 'Signs a player in',
    errors: [
      [422, 'WRONG_CREDENTIALS', 'A wrong password and an unknown address, told alike'],
      [422, 'ACCOUNT_HELD', 'The account waits for review'],
      [422, 'ACCOUNT_CLOSED', 'Its player has closed it'],
      [422, 'LOGIN_OFF', 'Log-in is off on the domain that the host tells'],
      [
        422,
        'TWO_STEP_REQUIRED',
        'The password is right; details.ticket and a code follow within five minutes',
      ],
      [422, 'TWO_STEP_TICKET_EXPIRED', 'The ticket is used, too old or has had too many codes'],
      ...CODE_ERRORS,
      RATE_LIMITED,
    ],
  },
  'sign-up': {
    summary: 'Opens an account',
    errors: [
      [422, 'COUNTRY_BLOCKED', 'Nobody may sign up from this country'],
      [422, 'REGISTRATION_CLOSED', 'The domain is closed to this country, hour or device'],
      RATE_LIMITED,
    ],
  },
  logout: { summary: 'Ends the session' },
  'get-user-details': { summary: 'The signed-in player, their money and standing' },
  'update-user-details': { summary: 'Changes the profile' },
  'forgot-password': { summary: 'Sends a link to choose a new password', errors: [RATE_LIMITED] },
  'reset-password': { summary: 'Sets a new password by the link’s token', errors: [TOKEN, RATE_LIMITED] },
  'change-password': { summary: 'Changes the password of a signed-in player', errors: [RATE_LIMITED] },
  'get-sessions': { summary: 'Where the player is logged in, and the latest log-ins that have ended' },
  'delete-session': {
    summary: 'Ends a session of the player',
    errors: [[404, null, 'It has ended, or is nobody’s of theirs']],
  },
  'delete-other-sessions': { summary: 'Ends every session of the player but the one that asks' },
  'create-handover': {
    summary: 'A code to go on at another address of the brand, for one use within a minute',
    errors: [
      [422, 'HANDOVER_TARGET_REFUSED', 'No address of the brand, a closed one, or one without log-in'],
    ],
  },
  'redeem-handover': {
    summary: 'Signs a player in by the code of another address; the session there ends',
    errors: [
      [422, 'HANDOVER_EXPIRED', 'The code is used or too old, or its session has ended'],
      [422, 'HANDOVER_WRONG_ADDRESS', 'The Origin of the request is not the address the code is for'],
      RATE_LIMITED,
    ],
  },
  'get-two-step': { summary: 'Whether two-step log-in is on, and how many recovery codes are left' },
  'start-two-step': {
    summary: 'Begins to set up an authenticator app, by the current password',
    errors: [[422, 'TWO_STEP_ON', 'It is on; its secret is not shown again'], RATE_LIMITED],
  },
  'confirm-two-step': {
    summary: 'Turns two-step log-in on by a code of the app',
    errors: [
      ...CODE_ERRORS,
      [422, 'TWO_STEP_NOT_STARTED', 'The set-up is too old, or was never begun'],
      [422, 'TWO_STEP_ON', 'It is on already'],
      RATE_LIMITED,
    ],
  },
  'renew-recovery-codes': {
    summary: 'Makes new recovery codes by a code of the app or a recovery code',
    errors: [...CODE_ERRORS, [422, 'TWO_STEP_OFF', 'There is nothing to recover'], RATE_LIMITED],
  },
  'delete-two-step': {
    summary: 'Turns two-step log-in off by a code of the app or a recovery code',
    errors: [...CODE_ERRORS, RATE_LIMITED],
  },
  'verify-email': { summary: 'Confirms an address by the link’s token', errors: [TOKEN] },
  'resend-verification': { summary: 'Sends the verification link again', errors: [RATE_LIMITED] },
  'get-document-label': { summary: 'Which documents the house asks for' },
  'get-documents': { summary: 'The player’s documents' },
  'upload-document': {
    summary: 'Sends a document: jpg, png or pdf under 25 MB',
    errors: [
      [422, 'DEPOSIT_FIRST', 'The brand asks for documents after the first deposit'],
      [422, 'TOO_MANY_DOCUMENTS', 'No room for another one'],
    ],
  },
  'delete-document': {
    summary: 'Takes a document back',
    errors: [
      [422, 'DOCUMENT_CONFIRMED', 'A confirmed document stays'],
      [422, 'DOCUMENT_REQUESTED', 'It is still needed'],
      [404, null, 'No such document'],
    ],
  },
  'get-limits': { summary: 'The player’s limits: set, waiting, used' },
  'put-limit': {
    summary: 'Sets, raises, confirms or lifts a limit',
    errors: [
      [422, 'BET_LIMIT_LOCKED', 'Less than an hour after the last change'],
      [422, 'LIMIT_BY_SUPPORT', 'At the top of the club support changes it'],
      [422, 'LIMIT_TOO_EARLY', 'The raise still has to wait'],
      [422, 'LIMIT_NOT_AS_ASKED', 'Another amount than this one waits to be confirmed'],
      [404, null, 'Nothing waits to be confirmed'],
    ],
  },
  'cancel-pending-limit': {
    summary: 'Withdraws a change that waits',
    errors: [[404, null, 'It does not wait any more']],
  },
  'put-self-exclusion': {
    summary: 'Excludes the player from play',
    errors: [
      [422, 'EXCLUSION_STANDS', 'A longer exclusion holds'],
      [422, 'LENGTH_NOT_OFFERED', 'The market does not offer this length'],
    ],
  },
  'close-account': {
    summary: 'Closes the account for good and ends its sessions',
    errors: [
      [422, 'BALANCE_LEFT', 'There is a balance to withdraw first; details hold amount and currencyCode'],
      [422, 'WITHDRAWAL_OPEN', 'A withdrawal is under way; details hold its transactionId and reference'],
    ],
  },
  'get-notifications': { summary: 'By which channels the player is sent offers and news about the account' },
  'put-notifications': {
    summary: 'Switches offers on or off by channel; the rest stays as it is',
    errors: [
      [422, 'SELF_EXCLUDED', 'No offer is switched on during an exclusion'],
      [422, 'ACCOUNT_FROZEN', 'No offer is switched on during a break'],
    ],
  },
  'create-data-request': {
    summary: 'Asks for a copy of the player’s data; one that is being prepared is answered again',
    errors: [RATE_LIMITED],
  },
  'get-data-request': { summary: 'Where the player’s copy of their data stands' },
  'get-data-file': {
    summary: 'The finished copy, for its own signed-in player alone',
    errors: [[404, null, 'It is not ready, is deleted, or is somebody else’s']],
  },
  'get-contact-changes': { summary: 'Changes of e-mail and phone that wait for their code' },
  'put-email': { summary: 'Changes the e-mail address, by a code or a link', errors: CONTACT_ERRORS },
  'put-phone': { summary: 'Changes the phone number, by a code', errors: CONTACT_ERRORS },
  'delete-email-change': { summary: 'Calls off a change of the e-mail address that waits' },
  'delete-phone-change': { summary: 'Calls off a change of the phone number that waits' },
  'put-freeze': {
    summary: 'Freezes the account for some days',
    errors: [
      [422, 'FREEZE_STANDS', 'A longer freeze holds'],
      [422, 'LENGTH_NOT_OFFERED', 'The market does not offer this length'],
    ],
  },
};
