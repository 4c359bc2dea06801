import { getBrandRow, type Brand, type RawSettings } from '../settings/brand-settings.ts';

type Flags = Readonly<Record<string, 0 | 1>>;

const ALL_USED: Flags = {
  email: 1,
  firstName: 1,
  lastName: 1,
  nickname: 1,
  gender: 1,
  dateOfBirth: 1,
  phoneCode: 1,
  phone: 1,
  countryCode: 1,
  city: 1,
  address: 1,
  zipCode: 1,
  currencyCode: 1,
  newsletter: 1,
  bonusCode: 1,
  referralCode: 1,
};

/** Which fields a brand's forms use; a tester lays others over them as the setting `registrationFields`. */
export function resolveRegistrationFields(brand: Brand, settings: RawSettings): Record<string, 0 | 1> {
  const laid = settings['registrationFields'];
  const flags: Record<string, 0 | 1> = { ...ALL_USED };
  for (const field of getBrandRow(brand).unusedFields) flags[field] = 0;
  if (typeof laid !== 'object' || laid === null) return flags;
  for (const [field, flag] of Object.entries(laid)) flags[field] = Number(flag) === 0 ? 0 : 1;
  return flags;
}
