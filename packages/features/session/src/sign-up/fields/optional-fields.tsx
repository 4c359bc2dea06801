import type { SignUpField, SignUpValues } from '@baize/domain/sign-up-form';
import { Disclosure } from '@baize/ui/disclosure';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSignUpFormContext } from '../sign-up-context.ts';
import { group, pair } from '../sign-up-form.css.ts';
import { TextField } from './text-field.tsx';

/** What may be told now or later on the profile. */
export function AddressFields() {
  const { t } = useLingui();
  return (
    <OptionalFields
      label={t({ id: 'sign-up.address.more', message: 'Add your address' })}
      fields={{
        address: (
          <TextField
            name="address"
            requirement="optional"
            label={t({ id: 'sign-up.address', message: 'Street and number' })}
            autoComplete="street-address"
          />
        ),
        zipCode: (
          <TextField
            name="zipCode"
            requirement="optional"
            label={t({ id: 'sign-up.zip-code', message: 'Postal code' })}
            autoComplete="postal-code"
          />
        ),
        city: (
          <TextField
            name="city"
            requirement="optional"
            label={t({ id: 'sign-up.city', message: 'City' })}
            autoComplete="address-level2"
          />
        ),
      }}
    />
  );
}

export function CodeFields() {
  const { t } = useLingui();
  return (
    <OptionalFields
      label={t({ id: 'sign-up.code.more', message: 'I have a code' })}
      fields={{
        bonusCode: (
          <TextField
            name="bonusCode"
            requirement="optional"
            label={t({ id: 'sign-up.bonus-code', message: 'Promo code' })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ),
        referralCode: (
          <TextField
            name="referralCode"
            requirement="optional"
            label={t({ id: 'sign-up.referral-code', message: 'Referral code' })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ),
      }}
    />
  );
}

type OptionalFieldsProps = { label: string; fields: Partial<Record<SignUpField, ReactNode>> };

/** Fields most players leave out, behind one press; what is wrong or already filled in opens them. */
function OptionalFields({ label, fields }: OptionalFieldsProps) {
  const { t } = useLingui();
  const { formState, getValues } = useFormContext<SignUpValues>();
  const facts = useSignUpFormContext();
  const asked = facts.fields.filter((field) => fields[field] !== undefined);
  if (asked.length === 0) return null;
  const opened = asked.some((field) => formState.errors[field] !== undefined || getValues(field) !== '');
  return (
    <Disclosure label={label} hint={t({ id: 'form.optional.part', message: 'Optional' })} opened={opened}>
      <div className={asked.length > 1 ? pair : group}>
        {asked.map((field) => (
          <div key={field} data-field={field}>
            {fields[field]}
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
