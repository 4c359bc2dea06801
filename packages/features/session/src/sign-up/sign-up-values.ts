import type { SignUpValues } from '@baize/domain/sign-up-form';
import type { SignUpStart } from './use-sign-up-start.ts';

const EMPTY: SignUpValues = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phoneCode: '',
  phone: '',
  countryCode: '',
  city: '',
  address: '',
  zipCode: '',
  currencyCode: '',
  bonusCode: '',
  referralCode: '',
  newsletter: false,
  termsAccepted: false,
};

/** What the place of the visit fills in by itself (HTTP-07), and the friend whose link led here (PRO-07). */
export function getDefaultValues(start: SignUpStart, newsletter: boolean): SignUpValues {
  const home = start.countries.find(({ value }) => value === start.country);
  return {
    ...EMPTY,
    countryCode: home?.value ?? '',
    phoneCode: home?.dial ?? '',
    currencyCode: start.currencies[0]?.value ?? '',
    referralCode: start.referralCode ?? '',
    newsletter,
  };
}

/** A form as its draft keeps it; a newsletter said no to must not come back ticked. */
export function toDraft(values: SignUpValues): Record<string, string> {
  const { termsAccepted: _, newsletter, ...texts } = values;
  return { ...texts, newsletter: newsletter ? 'yes' : 'no' };
}

/** What a draft brings back: what was typed. A consent is given anew, and an empty code leaves that of a link. */
export function fromDraft(draft: Readonly<Record<string, unknown>> | null): Partial<SignUpValues> {
  const { newsletter, referralCode, ...others } = draft ?? {};
  const rest = referralCode === '' ? others : { ...others, referralCode };
  const texts = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] in EMPTY,
  );
  return {
    ...Object.fromEntries(texts),
    ...(newsletter !== undefined && { newsletter: newsletter === 'yes' }),
  };
}
