import type { SignUpValues } from '@baize/domain/sign-up-form';
import { Button } from '@baize/ui/button';
import { Combobox } from '@baize/ui/combobox';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useValidationMessage } from '@baize/forms/validation-message';
import { useSignUpFormContext } from '../sign-up-context.ts';

/** Where the player lives; a country the brand excludes is not offered. The phone's code follows until it is chosen. */
export function CountryField() {
  const { t } = useLingui();
  const { control, getValues, setValue, getFieldState } = useFormContext<SignUpValues>();
  const { start } = useSignUpFormContext();
  const words = useValidationMessage();
  const follow = (code: string) => {
    if (getValues('phone') !== '' || getFieldState('phoneCode').isDirty) return;
    setValue('phoneCode', start.countries.find(({ value }) => value === code)?.dial ?? '');
  };
  return (
    <Controller
      control={control}
      name="countryCode"
      render={({ field, fieldState }) => (
        <Field
          label={t({ id: 'sign-up.country', message: 'Country' })}
          error={words(fieldState.error?.message)}
          hint={start.lists === 'there' ? undefined : <ListState />}
        >
          <Combobox
            autoComplete="country"
            value={field.value}
            onValueChange={(code) => {
              field.onChange(code);
              follow(code);
            }}
            onBlur={field.onBlur}
            options={start.countries}
            placeholder={t({ id: 'sign-up.country.choose', message: 'Choose a country' })}
            searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
            emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
            disabled={start.countries.length === 0}
          />
        </Field>
      )}
    />
  );
}

export function CurrencyField() {
  const { t } = useLingui();
  const { control } = useFormContext<SignUpValues>();
  const { start } = useSignUpFormContext();
  const words = useValidationMessage();
  return (
    <Controller
      control={control}
      name="currencyCode"
      render={({ field, fieldState }) => (
        <Field
          label={t({ id: 'sign-up.currency', message: 'Currency' })}
          error={words(fieldState.error?.message)}
          hint={t({
            id: 'sign-up.currency.hint',
            message: 'Your money is kept in it. It cannot be changed later.',
          })}
        >
          <Select
            value={field.value === '' ? null : field.value}
            onValueChange={field.onChange}
            options={start.currencies}
            placeholder={t({ id: 'sign-up.currency.choose', message: 'Choose a currency' })}
            disabled={start.currencies.length === 0}
          />
        </Field>
      )}
    />
  );
}

/** Says that the lists are still to come, or asks for them again. */
function ListState() {
  const { t } = useLingui();
  const { start } = useSignUpFormContext();
  if (start.lists === 'on-their-way') {
    return t({ id: 'sign-up.lists.loading', message: 'Loading the list.' });
  }
  return (
    <Button variant="ghost" size="small" icon={<RefreshCw />} onClick={start.retry}>
      {t({ id: 'sign-up.lists.again', message: 'The list could not be loaded. Try again' })}
    </Button>
  );
}
