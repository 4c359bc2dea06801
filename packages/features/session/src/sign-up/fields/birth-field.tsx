import type { SignUpValues } from '@baize/domain/sign-up-form';
import { BirthDateField } from '@baize/forms/birth-date-field';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';

/** The date of birth, typed or picked (VAL-05). */
export function BirthField() {
  const { t } = useLingui();
  const { control } = useFormContext<SignUpValues>();
  return (
    <Controller
      control={control}
      name="dateOfBirth"
      render={({ field, fieldState }) => (
        <BirthDateField
          hint={t({ id: 'sign-up.birth.hint', message: 'As in your passport. You must be 18 or older.' })}
          problem={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={validateOnBlur(field.onBlur)}
        />
      )}
    />
  );
}
