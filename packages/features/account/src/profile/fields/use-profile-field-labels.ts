import type { ProfileField } from '@baize/domain/profile-form';
import { useLingui } from '@lingui/react/macro';

/** What each field of the profile is called, in the words of the sign-up. */
export function useProfileFieldLabels(): Record<ProfileField, string> {
  const { t } = useLingui();
  const phone = t({ id: 'sign-up.phone', message: 'Phone' });
  return {
    email: t({ id: 'sign-up.email', message: 'E-mail' }),
    firstName: t({ id: 'sign-up.first-name', message: 'First name' }),
    lastName: t({ id: 'sign-up.last-name', message: 'Last name' }),
    phoneCode: phone,
    phone,
    dateOfBirth: t({ id: 'sign-up.birth', message: 'Date of birth' }),
    countryCode: t({ id: 'sign-up.country', message: 'Country' }),
    address: t({ id: 'sign-up.address', message: 'Street and number' }),
    zipCode: t({ id: 'sign-up.zip-code', message: 'Postal code' }),
    city: t({ id: 'sign-up.city', message: 'City' }),
    gender: t({ id: 'profile.gender', message: 'Gender' }),
    nickname: t({ id: 'profile.nickname', message: 'Nickname' }),
  };
}
