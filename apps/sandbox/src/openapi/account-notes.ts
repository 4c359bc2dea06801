import type { CallNote } from './call-note.ts';

const TOKEN = [422, 'TOKEN_EXPIRED', 'The link was used already, or is too old'] as const;
const SLOW = [429, null, 'Too many tries from this address; Retry-After says when again'] as const;

/** Settings, tracking, access, session and account. */
export const ACCOUNT_NOTES: Readonly<Record<string, CallNote>> = {
  'get-settings': { summary: 'The brand’s settings' },
  'get-locale': {
    summary: 'The brand’s own words in a language',
    refuses: [[404, null, 'No such language']],
  },
  'get-scripts': { summary: 'Tracking scripts for this kind of visitor' },
  'log-event': { summary: 'Records what a visitor did' },
  'get-location': { summary: 'Where the visitor is, by address' },
  'country-blocked': { summary: 'Records that a visitor met the country overlay' },
  'get-all-country': { summary: 'Countries to sign up from, and all to name' },
  'get-currencies': { summary: 'Currencies of the house' },
  'get-registration-fields': { summary: 'Which fields a sign-up asks for' },
  login: {
    summary: 'Signs a player in',
    refuses: [
      [422, 'WRONG_CREDENTIALS', 'A wrong password and an unknown address, told alike'],
      [422, 'ACCOUNT_HELD', 'The account waits for review'],
      SLOW,
    ],
  },
  'sign-up': {
    summary: 'Opens an account',
    refuses: [
      [422, 'COUNTRY_BLOCKED', 'Nobody may sign up from this country'],
      [422, 'REGISTRATION_CLOSED', 'The domain is closed to this country, hour or device'],
      SLOW,
    ],
  },
  logout: { summary: 'Ends the session' },
  'get-user-details': { summary: 'The signed-in player, their money and standing' },
  'update-user-details': { summary: 'Changes the profile' },
  'forgot-password': { summary: 'Sends a link to choose a new password', refuses: [SLOW] },
  'reset-password': { summary: 'Sets a new password by the link’s token', refuses: [TOKEN, SLOW] },
  'change-password': { summary: 'Changes the password of a signed-in player', refuses: [SLOW] },
  'verify-email': { summary: 'Confirms an address by the link’s token', refuses: [TOKEN] },
  'resend-verification': { summary: 'Sends the verification link again', refuses: [SLOW] },
  'get-document-label': { summary: 'Which documents the house asks for' },
  'get-documents': { summary: 'The player’s documents' },
  'upload-document': {
    summary: 'Sends a document: jpg, png or pdf under 25 MB',
    refuses: [
      [422, 'DEPOSIT_FIRST', 'The brand asks for documents after the first deposit'],
      [422, 'TOO_MANY_DOCUMENTS', 'No room for another one'],
    ],
  },
  'delete-document': {
    summary: 'Takes a document back',
    refuses: [
      [422, 'DOCUMENT_CONFIRMED', 'A confirmed document stays'],
      [422, 'DOCUMENT_REQUESTED', 'It is still needed'],
      [404, null, 'No such document'],
    ],
  },
  'get-limits': { summary: 'The player’s limits: set, waiting, used' },
  'put-limit': {
    summary: 'Sets, raises, confirms or lifts a limit',
    refuses: [
      [422, 'BET_LIMIT_LOCKED', 'Less than an hour after the last change'],
      [422, 'LIMIT_BY_SUPPORT', 'At the top of the club support changes it'],
      [422, 'LIMIT_TOO_EARLY', 'The raise still has to wait'],
      [422, 'LIMIT_NOT_AS_ASKED', 'Another amount than this one waits to be confirmed'],
      [404, null, 'Nothing waits to be confirmed'],
    ],
  },
  'cancel-pending-limit': {
    summary: 'Withdraws a change that waits',
    refuses: [[404, null, 'It does not wait any more']],
  },
  'put-self-exclusion': {
    summary: 'Excludes the player from play',
    refuses: [
      [422, 'EXCLUSION_STANDS', 'A longer exclusion holds'],
      [422, 'LENGTH_NOT_OFFERED', 'The market does not offer this length'],
    ],
  },
  'put-freeze': {
    summary: 'Freezes the account for some days',
    refuses: [
      [422, 'FREEZE_STANDS', 'A longer freeze holds'],
      [422, 'LENGTH_NOT_OFFERED', 'The market does not offer this length'],
    ],
  },
};
