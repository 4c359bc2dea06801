import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { defaultDateOfBirth } from '@baize/domain/profile';
import { BirthDateField } from '@baize/forms/birth-date-field';
import { formatDay } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useProfileFormContext } from '../profile-context.ts';
import { LockedHint } from './locked-hint.tsx';

/** The date of birth, typed or picked; unset, it opens at 18 years ago (VAL-05, PRF-03). */
export function BirthInput() {
  const { t } = useLingui();
  const locale = useLocale();
  const { values, locked, isEdited, onChange, onBlur, getProblem } = useProfileFormContext();
  const [unset] = useState(() => defaultDateOfBirth({ now: platformClock.now(), zone: playerZone() }));
  const { dateOfBirth } = values;
  if (locked.includes('dateOfBirth')) {
    return (
      <Field
        label={t({ id: 'sign-up.birth', message: 'Date of birth' })}
        hint={<LockedHint changedBy="support" />}
      >
        <Input locked value={formatDay({ date: dateOfBirth, locale, style: 'date' })} />
      </Field>
    );
  }
  return (
    <BirthDateField
      hint={
        dateOfBirth === ''
          ? t({ id: 'profile.birth.unset', message: 'Not set yet: choose your own. As in your passport.' })
          : t({ id: 'sign-up.birth.hint', message: 'As in your passport. You must be 18 or older.' })
      }
      problem={getProblem('dateOfBirth')}
      // A date whose month lost its day is being chosen: it does not jump back to the one it opened at.
      value={dateOfBirth === '' && !isEdited('dateOfBirth') ? unset : dateOfBirth}
      onChange={(date) => onChange('dateOfBirth', date)}
      onBlur={() => onBlur('dateOfBirth')}
    />
  );
}
