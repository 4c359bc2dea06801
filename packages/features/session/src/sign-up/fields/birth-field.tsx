import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import type { SignUpValues } from '@baize/domain/sign-up-form';
import { birthYears } from '@baize/domain/validation';
import { usePage } from '@baize/shell/page';
import { DateOfBirth } from '@baize/ui/date-of-birth';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { validateOnBlur } from '@baize/shell/validate-on-blur';
import { useValidationMessage } from '@baize/shell/validation-message';

/** The date of birth: a hundred years to choose from, the youngest of age first (VAL-05). */
export function BirthField() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { control } = useFormContext<SignUpValues>();
  const words = useValidationMessage();
  const [years] = useState(() => birthYears({ now: platformClock.now(), zone: playerZone() }));
  return (
    <Controller
      control={control}
      name="dateOfBirth"
      render={({ field, fieldState }) => (
        <DateOfBirth
          label={t({ id: 'sign-up.birth', message: 'Date of birth' })}
          hint={t({ id: 'sign-up.birth.hint', message: 'As in your passport. You must be 18 or older.' })}
          error={words(fieldState.error?.message)}
          value={field.value}
          onValueChange={(date) => {
            field.onChange(date);
            // A whole date is an answer, though the last list still has the focus.
            if (date !== '') field.onBlur();
          }}
          onBlur={validateOnBlur(field.onBlur)}
          years={years}
          locale={locale}
          partLabels={{
            day: t({ id: 'date.day', message: 'Day' }),
            month: t({ id: 'date.month', message: 'Month' }),
            year: t({ id: 'date.year', message: 'Year' }),
          }}
        />
      )}
    />
  );
}
