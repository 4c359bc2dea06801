import { randomBytes } from 'node:crypto';
import type { RequestOf } from '@baize/api/endpoint';
import type { signUp } from '@baize/api/endpoints/session';
import { registrationAccess, registrationOpening } from '@baize/domain/mirror-domain';
import type { MirrorDomain, Settings } from '@baize/domain/settings';
import { usernameOf } from '@baize/domain/sign-up';
import { emailSchema, isPlaceholderEmail } from '@baize/domain/validation';
import { ruleError } from '../errors/http-error.ts';
import { isCountryBlocked } from './country-block.ts';
import { isCurrency } from './country-facts.ts';
import {
  FORMAT,
  validatePassword,
  validatePersonalFields,
  findFieldError,
  REQUIRED,
  type FieldErrors,
} from './field-errors.ts';

export type SignUpRequestBody = RequestOf<typeof signUp>['body'];

/** Who signs up, from where and when, and under whose settings. */
export type Applicant = {
  request: SignUpRequestBody;
  settings: Settings;
  country: string;
  ip: string;
  /** The domain they are on, as the brand's host tells; null for a call that came over none. */
  host: string | null;
  now: number;
};

/** An address as accounts keep it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Everything wrong with a sign-up that can be told without looking at other accounts. */
export function validateSignUp({ request, settings, country, now }: Applicant): FieldErrors {
  const problems: FieldErrors = validatePersonalFields(request, {
    now,
    excluded: settings.excludedCountryCodeList,
    home: country,
  });
  const email = normalizeEmail(request.email);
  const emailProblem = validateEmail(email, settings);
  if (emailProblem !== null) problems['email'] = emailProblem;
  if (normalizeEmail(request.username) !== usernameOf(email)) problems['username'] = FORMAT;
  if (normalizeEmail(request.uniqueKey) !== email) problems['uniqueKey'] = FORMAT;
  const password = request.password ?? '';
  if (password !== '')
    Object.assign(problems, validatePassword(password, settings.formFieldsValidation.password));
  else if (!settings.use1ClickRegistration) problems['password'] = REQUIRED;
  // Without an address and without a password of the house's making, the phone is what an account is known by.
  if (isPlaceholderEmail(email) && password !== '' && (request.phone ?? '') === '')
    problems['phone'] ??= REQUIRED;
  if ((request.currencyCode ?? '') !== '' && !isCurrency(request.currencyCode ?? ''))
    problems['currencyCode'] = FORMAT;
  if (request.termsAccepted === false) problems['termsAccepted'] = REQUIRED;
  if (mirrorDomainOf({ request, settings }) === undefined) problems['mirrorDomainFk'] = FORMAT;
  return problems;
}

function validateEmail(email: string, settings: Settings): string | null {
  if (!isPlaceholderEmail(email)) return findFieldError(emailSchema, email);
  return settings.emailPhoneRegistration || settings.use1ClickRegistration ? null : REQUIRED;
}

/** The mirror domain a sign-up came over; null for the main one, undefined for one nobody knows. */
function mirrorDomainOf({
  request,
  settings,
}: Pick<Applicant, 'request' | 'settings'>): MirrorDomain | null | undefined {
  const id = request.mirrorDomainFk ?? null;
  if (id === null) return null;
  return settings.mirrorDomain.find(({ domainId }) => domainId !== null && String(domainId) === String(id));
}

/** Refuses who may not register here: an excluded country, or a domain that is closed to country, hour or device. */
export function assertRegistrationAllowed(applicant: Applicant): void {
  const { settings, country, ip } = applicant;
  if (isCountryBlocked({ country, ip }, settings))
    throw registrationClosedError('COUNTRY_BLOCKED', { reason: 'country' });
  // Both where they are and where they say they are: neither opens what the other closes.
  const named = mirrorDomainOf(applicant)?.url ?? '';
  const hosts = applicant.host === null ? [named] : [applicant.host, named];
  for (const host of new Set(hosts)) assertDomainOpen(host, applicant);
}

function assertDomainOpen(host: string, { request, settings, country, now }: Applicant): void {
  const question = {
    host,
    country,
    now,
    deviceType: request.userDeviceType,
    mirrorDomain: settings.mirrorDomain,
    mainDomainConfigs: settings.mainDomainConfigs,
  };
  const { allowed, reason } = registrationAccess(question);
  if (allowed) return;
  const { opensAt } = registrationOpening(question);
  const until = opensAt === null ? {} : { until: new Date(opensAt).toISOString() };
  throw registrationClosedError('REGISTRATION_CLOSED', { reason, ...until });
}

function registrationClosedError(code: string, details: Record<string, string>) {
  return ruleError(code, 'Registration is not available in the country', details);
}

const GROUPS = 3;
const LETTERS = {
  lower: 'abcdefghjkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKMNPQRSTVWXYZ',
  digits: '23456789',
} as const;

/** A password for a one-click sign-up: long enough for every brand, with a sign of each kind, easy to copy. */
export function generatePassword(): string {
  const groups = Array.from({ length: GROUPS }, () => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = randomBytes(5);
    const of = (signs: string, byte: number) => signs[byte % signs.length] ?? '';
    const { lower, upper, digits } = LETTERS;
    return of(upper, one) + of(lower, two) + of(lower, three) + of(digits, four) + of(lower, five);
  });
  return groups.join('-');
}
