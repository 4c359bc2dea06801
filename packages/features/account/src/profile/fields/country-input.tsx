import { countryOptions } from '@baize/forms/field-options';
import { usePage } from '@baize/page';
import { Combobox } from '@baize/ui/combobox';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useProfileFormContext } from '../profile-context.ts';
import { LockedHint } from './locked-hint.tsx';

/** Where the player lives: named by the list of all countries, chosen among those the brand takes (HTTP-07). */
export function CountryInput() {
  const { t } = useLingui();
  const { locale, settings } = usePage();
  const { values, locked, countries, onChange, onBlur, getError } = useProfileFormContext();
  const label = t({ id: 'sign-up.country', message: 'Country' });
  const code = values.countryCode;
  if (locked.includes('countryCode')) {
    const [named] = countryOptions(
      countries.all.filter((country) => country.code.toUpperCase() === code),
      { locale, excluded: [] },
    );
    return (
      <Field label={label} hint={<LockedHint changedBy="support" />}>
        <Input locked value={named?.label ?? code} />
      </Field>
    );
  }
  return (
    <Field label={label} error={getError('countryCode')}>
      <Combobox
        autoComplete="country"
        value={code === '' ? null : code}
        onValueChange={(next) => onChange('countryCode', next)}
        onBlur={() => onBlur('countryCode')}
        options={countryOptions(countries.signUp, { locale, excluded: settings.excludedCountryCodeList })}
        placeholder={t({ id: 'sign-up.country.choose', message: 'Choose a country' })}
        searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
        emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
        disabled={countries.signUp.length === 0}
      />
    </Field>
  );
}
