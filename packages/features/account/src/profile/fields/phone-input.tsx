import { countryOptions, dialCodeOptions } from '@baize/forms/field-options';
import { filterPhoneInput, toNationalNumber } from '@baize/forms/phone-rules';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { usePage } from '@baize/page';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { PhoneField } from '@baize/ui/phone-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useProfileFormContext } from '../profile-context.ts';
import { LockedHint } from './locked-hint.tsx';

/** Code and number; digits alone, none more once the number is too long for its country, and none of its trunk prefix (VAL-02). */
export function PhoneInput() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { values, locked, countries, phoneRules, isEdited, onEdit, onBlur, getError } =
    useProfileFormContext();
  const [asked, setAsked] = useState<string | null>(null);
  const { phone, phoneCode: dial, countryCode: home } = values;
  const label = t({ id: 'sign-up.phone', message: 'Phone' });
  if (locked.includes('phone')) {
    return (
      <Field label={label} hint={<LockedHint changedBy="player" />}>
        {/* Read from left to right in every language; the lock stays at its end. */}
        <Input locked value={dial === '' ? phone : `\u200E+${dial} ${phone}`} />
      </Field>
    );
  }
  const isCodeLocked = locked.includes('phoneCode');
  const all = dialCodeOptions(countryOptions(countries.all, { locale, excluded: [] }));
  const codes = isCodeLocked ? all.filter((code) => code.dial === dial) : all;
  const fits = (country: string | null) =>
    codes.some(({ value, dial: own }) => value === country && own === dial);
  const country = [asked, home].find(fits) ?? codes.find((code) => code.dial === dial)?.value ?? null;
  const toCode = (chosen: string) => {
    setAsked(chosen);
    return { phoneCode: codes.find(({ value }) => value === chosen)?.dial ?? '' };
  };
  const dropTrunkPrefix = () => {
    const national = toNationalNumber(phoneRules, { phoneCode: dial, phone });
    if ((isEdited('phone') || isEdited('phoneCode')) && national !== phone) onEdit({ phone: national });
  };
  const judge = validateOnBlur(() => onBlur('phone'));
  return (
    <PhoneField
      label={label}
      error={getError('phone')}
      codeLabel={t({ id: 'sign-up.phone.code', message: 'Country code' })}
      code={country}
      codeOptions={codes}
      onCodeChange={(next) => onEdit(toCode(next))}
      searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
      emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
      inputProps={{
        value: phone,
        onChange: ({ currentTarget }) => {
          const entered = { phoneCode: dial, phone };
          const pasted = filterPhoneInput(currentTarget, { rules: phoneRules, codes, entered });
          onEdit({ phone: currentTarget.value, ...(pasted !== null && toCode(pasted)) });
        },
        onBlur: () => {
          // At once: other digits in the box move nothing from under a press, as its message would.
          dropTrunkPrefix();
          judge();
        },
      }}
    />
  );
}
