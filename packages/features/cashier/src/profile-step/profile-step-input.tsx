import { countriesQuery } from '@baize/api/queries/countries';
import { TEXT_INPUT_MAX } from '@baize/domain/validation';
import { countryKeywords } from '@baize/forms/country-keywords';
import { usePage } from '@baize/page';
import { useApi } from '@baize/player';
import { Combobox } from '@baize/ui/combobox';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFieldErrorMessage } from '../fields/use-field-error-message.ts';
import type { ProfileStepField } from './profile-step-fields.ts';

const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  address: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
} as const;

interface ProfileStepInputProps {
  field: ProfileStepField;
  value: string;
  onChange(text: string): void;
  problem: string | undefined;
}

/** One question of the profile step, in the words of the sign-up. */
export function ProfileStepInput({ field, value, onChange, problem }: ProfileStepInputProps) {
  const { t } = useLingui();
  const words = useFieldErrorMessage();
  const label = {
    firstName: t({ id: 'sign-up.first-name', message: 'First name' }),
    lastName: t({ id: 'sign-up.last-name', message: 'Last name' }),
    address: t({ id: 'sign-up.address', message: 'Street and number' }),
    zipCode: t({ id: 'sign-up.zip-code', message: 'Postal code' }),
    city: t({ id: 'sign-up.city', message: 'City' }),
    countryCode: t({ id: 'sign-up.country', message: 'Country' }),
  }[field];
  return (
    <Field label={label} error={words(problem)}>
      {field === 'countryCode' ? (
        <CountryCombobox value={value} onChange={onChange} />
      ) : (
        <Input
          value={value}
          autoComplete={AUTOCOMPLETE[field]}
          maxLength={TEXT_INPUT_MAX}
          required
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function CountryCombobox({ value, onChange }: Pick<ProfileStepInputProps, 'value' | 'onChange'>) {
  const { t } = useLingui();
  const { settings, locale } = usePage();
  const countries = useQuery(countriesQuery(useApi()));
  const named = new Intl.DisplayNames(locale, { type: 'region' });
  const options = (countries.data?.signUp ?? [])
    .filter(({ code }) => !settings.excludedCountryCodeList.includes(code.toUpperCase()))
    .map(({ code, name }) => ({
      value: code,
      label: named.of(code) ?? name,
      keywords: countryKeywords(code, name),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Combobox
      value={value}
      onValueChange={onChange}
      onBlur={() => undefined}
      options={options}
      placeholder={t({ id: 'sign-up.country.choose', message: 'Choose a country' })}
      searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
      emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
      disabled={options.length === 0}
    />
  );
}
