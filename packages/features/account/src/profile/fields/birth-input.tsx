import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { defaultDateOfBirth } from '@baize/domain/profile';
import { birthYears } from '@baize/domain/validation';
import { formatDay } from '@baize/i18n/formats';
import { useLocale } from '@baize/shell/page';
import { DateOfBirth } from '@baize/ui/date-of-birth';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useProfileFormContext } from '../profile-context.ts';

/** The date of birth: a hundred years to choose from; unset, it opens at 18 years ago (VAL-05, PRF-03). */
export function BirthInput() {
  const { t } = useLingui();
  const locale = useLocale();
  const { values, locked, isEdited, onChange, onBlur, getError } = useProfileFormContext();
  const [here] = useState(() => ({ now: platformClock.now(), zone: playerZone() }));
  const label = t({ id: 'sign-up.birth', message: 'Date of birth' });
  const { dateOfBirth } = values;
  if (locked.includes('dateOfBirth')) {
    return (
      <Field label={label}>
        <Input locked value={formatDay({ date: dateOfBirth, locale, style: 'date' })} />
      </Field>
    );
  }
  return (
    <DateOfBirth
      label={label}
      hint={
        dateOfBirth === ''
          ? t({ id: 'profile.birth.unset', message: 'Not set yet: choose your own. As in your passport.' })
          : t({ id: 'sign-up.birth.hint', message: 'As in your passport. You must be 18 or older.' })
      }
      error={getError('dateOfBirth')}
      // A date whose month lost its day is being chosen: it does not jump back to the one it opened at.
      value={dateOfBirth === '' && !isEdited('dateOfBirth') ? defaultDateOfBirth(here) : dateOfBirth}
      onValueChange={(date) => {
        onChange('dateOfBirth', date);
        if (date !== '') onBlur('dateOfBirth');
      }}
      onBlur={() => onBlur('dateOfBirth')}
      years={birthYears(here)}
      locale={locale}
      partLabels={{
        day: t({ id: 'date.day', message: 'Day' }),
        month: t({ id: 'date.month', message: 'Month' }),
        year: t({ id: 'date.year', message: 'Year' }),
      }}
    />
  );
}
