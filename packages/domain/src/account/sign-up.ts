import { placeholderEmail } from '../fields/email-address.ts';
import type { DeviceType } from '../web/device.ts';
import { toPayloadFields, type FormValues } from './form-payload.ts';
import { readNumber } from '../money/number-text.ts';
import { GENDERS } from './profile.ts';

/**
 * What is sent about a visit with a log-in or sign-up; null where nothing is known. `screenResolution` is `WxH`,
 * `uidToken` the stored affiliate token. Source: S2 §3, requirements SES-15.
 */
export type Attribution = {
  cpnc: string | null;
  mkt: string | null;
  userDeviceType: DeviceType;
  screenResolution: string;
  uidToken: string | null;
};

type Answer = Record<string, unknown>;

/** Derives a username from an e-mail: what stands before its `@`. The e-mail itself is the unique key. S2 §3. */
export function usernameOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : email.slice(0, at);
}

/**
 * Gives a sign-up as it is sent: the form's fields (empty ones null, the date of birth `yyyy-MM-dd` or null) and what
 * S2 §3 "Sign-up payload" adds. An empty e-mail becomes a placeholder of `freshUuid`, which is new for each sign-up;
 * `userUUID` stays the browser's. `firstUrl` is the visit's first address without tokens. `link: 'linked'` marks
 * a linked account (S1 §4 "Registration"). Requirements SES-03, SES-15.
 */
export function signUpPayload({
  form,
  visit,
  freshUuid,
  userUUID,
  firstUrl,
  mirrorDomainFk,
  preferredLanguage,
  link = 'own',
}: {
  form: FormValues;
  visit: Attribution;
  freshUuid: string;
  userUUID: string;
  firstUrl: string | null;
  mirrorDomainFk: string | number | null;
  preferredLanguage: string;
  link?: 'own' | 'linked';
}) {
  const fields = toPayloadFields(form);
  const typed = fields['email'];
  const email = typeof typed === 'string' ? typed.trim() : placeholderEmail(freshUuid);
  return {
    ...fields,
    email,
    dateOfBirth: fields['dateOfBirth'] ?? null,
    username: usernameOf(email),
    uniqueKey: email,
    userUUID,
    gender: GENDERS[0],
    preferredLanguage,
    cpnc: visit.cpnc,
    mkt: visit.mkt,
    userDeviceType: visit.userDeviceType,
    mirrorDomainFk,
    screenResolution: visit.screenResolution,
    uidToken: visit.uidToken,
    firstUrl,
    ...(link === 'linked' ? { linkAccount: true as const } : {}),
  };
}

/**
 * Gives a log-in as it is sent. `afterReg` is true for the first one after a sign-up in this tab; the reCAPTCHA token
 * goes only when the brand has a site key. Source: S2 §3 "Login payload", requirements SES-03, SES-15, PRF-04.
 */
export function loginPayload({
  email,
  password,
  visit,
  reCaptchaSiteKey,
  recaptchaToken,
  afterReg,
  link = 'own',
}: {
  email: string;
  password: string;
  visit: Attribution;
  reCaptchaSiteKey: string | null;
  recaptchaToken: string | null;
  afterReg: boolean;
  link?: 'own' | 'linked';
}) {
  return {
    email: email.trim(),
    password,
    recaptchaToken: reCaptchaSiteKey === null ? null : recaptchaToken,
    afterReg,
    cpnc: visit.cpnc,
    mkt: visit.mkt,
    userDeviceType: visit.userDeviceType,
    screenResolution: visit.screenResolution,
    uidToken: visit.uidToken,
    ...(link === 'linked' ? { linkAccount: true as const } : {}),
  };
}

/**
 * Tells what follows a sign-up: a "being reviewed" screen when the brand holds new players; signed in with the
 * answer's token where log-in is off on the mirror domain; else the log-in. A held player is never signed in.
 * Source: S2 §4 "Auth", requirements SES-01, PRF-06.
 */
export function signUpNextStep({
  holdUserOnRegistration,
  loginOff,
}: {
  holdUserOnRegistration: boolean;
  loginOff: boolean;
}): 'review' | 'signed-in' | 'login' {
  if (holdUserOnRegistration) return 'review';
  return loginOff ? 'signed-in' : 'login';
}

function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the registration fields of a brand, `data: { field: 0 | 1 }`, as the question whether a field is used: 0 is
 * not. A field not named, a flag or an answer that cannot be read: in use. Source: S1 §3, requirements PRF-08.
 */
export function registrationFields(answer: unknown): (field: string) => boolean {
  const flags = isRecord(answer) && answer['success'] !== false ? answer['data'] : null;
  return (field) => !(isRecord(flags) && Object.hasOwn(flags, field) && readNumber(flags[field]) === 0);
}
