import type { ProfileField } from '@baize/domain/profile-form';
import { TEXT_INPUT_MAX } from '@baize/domain/validation';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rowStart, whole } from '../../layout/account-page.css.ts';
import { useProfileFormContext } from '../profile-context.ts';
import { BirthInput } from './birth-input.tsx';
import { CountryInput } from './country-input.tsx';
import { EmailInput } from './email-input.tsx';
import { GenderInput } from './gender-input.tsx';
import { LockedHint } from './locked-hint.tsx';
import { PhoneInput } from './phone-input.tsx';
import { useProfileFieldLabels } from './use-profile-field-labels.ts';

const COMPLETES = {
  firstName: 'given-name',
  lastName: 'family-name',
  city: 'address-level2',
  zipCode: 'postal-code',
  address: 'street-address',
  nickname: 'nickname',
} as const;

/** A street fills its row; a city begins one, so that its postal code stands beside it. */
const PLACES: Partial<Record<string, string>> = { address: whole, city: rowStart };

type TextName = keyof typeof COMPLETES;

/** One question of the profile, in the words of the sign-up. */
export function ProfileInput({ field }: { field: ProfileField }): ReactNode {
  switch (field) {
    case 'email':
      return <EmailInput />;
    case 'dateOfBirth':
      return <BirthInput />;
    case 'phone':
      return <PhoneInput />;
    case 'phoneCode':
      // Asked together with the number.
      return null;
    case 'countryCode':
      return <CountryInput />;
    case 'gender':
      return <GenderInput />;
    default:
      return <TextInput field={field} />;
  }
}

function TextInput({ field }: { field: TextName }) {
  const { t } = useLingui();
  const { values, locked, onChange, onBlur, getError, user } = useProfileFormContext();
  const label = useProfileFieldLabels()[field];
  const isLocked = locked.includes(field);
  const hint = {
    address:
      user.kycStatus === 'APPROVED'
        ? undefined
        : t({ id: 'profile.address.hint', message: 'Can be changed until your documents are approved.' }),
    nickname: t({ id: 'profile.nickname.hint', message: 'Shown to others in place of your name.' }),
  };
  const lockedBy = field === 'address' ? 'support-after-approval' : 'support';
  const own = field === 'address' || field === 'nickname' ? hint[field] : undefined;
  return (
    <div className={PLACES[field]}>
      <Field
        label={label}
        error={getError(field)}
        hint={isLocked ? <LockedHint changedBy={lockedBy} /> : own}
      >
        <Input
          value={values[field]}
          locked={isLocked}
          dir={field === 'zipCode' && !isLocked && values[field] !== '' ? 'auto' : undefined}
          autoComplete={COMPLETES[field]}
          maxLength={TEXT_INPUT_MAX}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          onBlur={validateOnBlur(() => onBlur(field))}
        />
      </Field>
    </div>
  );
}
