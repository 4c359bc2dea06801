import * as v from 'valibot';
import {
  addressSchema,
  dateOfBirthSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  addressPartSchema,
  termsSchema,
  type PasswordRequirements,
  VALIDATION_MESSAGES,
  type ValidationMessage,
} from '../fields/validation.ts';

const REQUIRED: ValidationMessage = 'form.validation.invalid.required';

/** The ways into an account, in the order offered. Source: S2 §3 "App settings"; requirements PRF-06. */
export const SIGN_UP_METHODS = ['email', 'phone', 'one-click'] as const;

/** One of the ways into an account. */
export type SignUpMethod = (typeof SIGN_UP_METHODS)[number];

/**
 * Gives the ways a brand offers: by e-mail always, by phone under `emailPhoneRegistration`, by one click under
 * `use1ClickRegistration`. Source: S2 §3.
 */
export function signUpMethods(flags: {
  emailPhoneRegistration: boolean;
  use1ClickRegistration: boolean;
}): readonly SignUpMethod[] {
  const offered = {
    email: true,
    phone: flags.emailPhoneRegistration,
    'one-click': flags.use1ClickRegistration,
  };
  return SIGN_UP_METHODS.filter((way) => offered[way]);
}

/** What a sign-up form holds; texts are empty until filled. A date is `yyyy-MM-dd`, a country a code. */
export type SignUpValues = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  phoneCode: string;
  phone: string;
  countryCode: string;
  city: string;
  address: string;
  zipCode: string;
  currencyCode: string;
  bonusCode: string;
  referralCode: string;
  newsletter: boolean;
  termsAccepted: boolean;
};

/** A field of the form; the phone's code belongs to its phone. */
export type SignUpField = Exclude<keyof SignUpValues, 'phoneCode'>;

/** Asked in any case, whatever the brand's flags say: without them there is no account. */
const ALWAYS: Readonly<Record<SignUpMethod, readonly SignUpField[]>> = {
  email: ['email', 'password', 'termsAccepted'],
  phone: ['phone', 'password', 'termsAccepted'],
  'one-click': ['termsAccepted'],
};

const PERSON: readonly SignUpField[] = ['firstName', 'lastName', 'dateOfBirth'];
const PLACE: readonly SignUpField[] = ['city', 'address', 'zipCode'];
const REST: readonly SignUpField[] = ['bonusCode', 'referralCode', 'newsletter', 'termsAccepted'];

const ORDER: Readonly<Record<SignUpMethod, readonly SignUpField[]>> = {
  email: ['email', 'password', ...PERSON, 'phone', 'countryCode', 'currencyCode', ...PLACE, ...REST],
  phone: ['phone', 'password', ...PERSON, 'email', 'countryCode', 'currencyCode', ...PLACE, ...REST],
  'one-click': ['countryCode', 'currencyCode', ...REST],
};

/**
 * Names the fields a sign-up asks for, in the order shown: those of its way that the brand uses (`uses`, from
 * `registrationFields`). One click asks neither who nor how to reach the player. Source: S1 §5; PRF-06, PRF-08.
 */
export function signUpFields(way: SignUpMethod, uses: (field: string) => boolean): readonly SignUpField[] {
  return ORDER[way].filter((field) => ALWAYS[way].includes(field) || uses(field));
}

/** What a form's rules go by: `phone` checks the number with its code, `now` is epoch ms, `zone` the player's. */
export type SignUpRules = {
  method: SignUpMethod;
  fields: readonly SignUpField[];
  password: PasswordRequirements;
  phone: (entered: { phoneCode: string; phone: string }) => ValidationMessage | null;
  now: number;
  zone: string;
};

type SignUpErrors = Partial<Record<SignUpField, ValidationMessage>>;

/**
 * Says what is wrong with each field that is asked; nothing when the form can be sent. An e-mail is optional where the
 * phone is what the account is known by. Source: S1 §5, S2 §5; requirements VAL-01 to VAL-05.
 */
export function signUpErrors(values: SignUpValues, rules: SignUpRules): SignUpErrors {
  const judges = createValidators(values, rules);
  const found = rules.fields.map((field) => [field, judges[field]?.() ?? null] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

type Validator = () => ValidationMessage | null;

function createValidators(values: SignUpValues, rules: SignUpRules): Partial<Record<SignUpField, Validator>> {
  const by = (schema: v.GenericSchema<unknown, unknown>, field: SignUpField) => () =>
    errorOf(schema, values[field]);
  const mayLackEmail = rules.method !== 'email' && values.email.trim() === '';
  return {
    email: mayLackEmail ? () => null : by(emailSchema, 'email'),
    password: by(passwordSchema(rules.password), 'password'),
    firstName: by(nameSchema, 'firstName'),
    lastName: by(nameSchema, 'lastName'),
    dateOfBirth: by(dateOfBirthSchema(rules), 'dateOfBirth'),
    phone: () => rules.phone(values),
    countryCode: by(addressPartSchema('some-fields'), 'countryCode'),
    city: by(addressPartSchema('some-fields'), 'city'),
    zipCode: by(addressPartSchema('some-fields'), 'zipCode'),
    address: by(addressSchema, 'address'),
    bonusCode: by(addressSchema, 'bonusCode'),
    referralCode: by(addressSchema, 'referralCode'),
    termsAccepted: by(termsSchema, 'termsAccepted'),
  };
}

function errorOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): ValidationMessage | null {
  const read = v.safeParse(schema, value);
  if (read.success) return null;
  return VALIDATION_MESSAGES.find((message) => message === read.issues[0]?.message) ?? REQUIRED;
}

/** Gives what is sent of a form: the fields that are asked, a phone with its code. Source: S2 §3 "Sign-up payload". */
export function pickSignUpFields(
  values: SignUpValues,
  fields: readonly SignUpField[],
): Partial<SignUpValues> {
  const sent = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return fields.includes('phone') ? { ...sent, phoneCode: values.phoneCode } : sent;
}
