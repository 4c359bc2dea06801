import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { type ValidationMessage, birthYears } from '@baize/domain/validation';
import { DateOfBirth } from '@baize/ui/date-of-birth';
import { formatDateParts } from '@baize/ui/date-parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePage } from '@baize/page';
import { regionalLocale } from './regional-locale.ts';
import { useValidationMessage } from './validation-message.ts';

export interface BirthDateFieldProps {
  hint: string;
  /** What is wrong, as the rules or the platform name it. */
  problem: string | undefined;
  /** `yyyy-MM-dd`, empty, or what was typed so far. */
  value: string;
  onChange(value: string): void;
  /** Told when the field is left, and when a date is whole: that is an answer, though a control still has the focus. */
  onBlur(): void;
}

const NO_DATE: ValidationMessage = 'form.validation.invalid.format';
const EXAMPLE = { day: '31', month: '12', year: '1990' };

/** The date of birth: typed in the order of the player's region, or picked from a hundred years (VAL-05). */
export function BirthDateField({ hint, problem, value, onChange, onBlur }: BirthDateFieldProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const getMessage = useValidationMessage();
  const [years] = useState(() => birthYears({ now: platformClock.now(), zone: playerZone() }));
  const region = regionalLocale(locale);
  const example = formatDateParts(EXAMPLE, region);
  const noDate = t({ id: 'date.invalid', message: `Enter a real date, such as ${example}` });
  return (
    <DateOfBirth
      label={t({ id: 'sign-up.birth', message: 'Date of birth' })}
      hint={hint}
      error={problem === NO_DATE ? noDate : getMessage(problem)}
      value={value}
      onValueChange={(date) => {
        onChange(date);
        if (/^\d{4}-\d{2}-\d{2}$/.test(date)) onBlur();
      }}
      onBlur={onBlur}
      years={years}
      locale={region}
      partLabels={{
        day: t({ id: 'date.day', message: 'Day' }),
        month: t({ id: 'date.month', message: 'Month' }),
        year: t({ id: 'date.year', message: 'Year' }),
      }}
      pickLabel={t({ id: 'date.pick', message: 'Choose a date' })}
    />
  );
}
