import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import * as box from '../field/control.css.ts';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import {
  joinDateParts,
  daysInMonth,
  monthNames,
  datePartOrder,
  parseDateParts,
  setDatePart,
  type DatePart,
} from './date-parts.ts';
import * as styles from './date-of-birth.css.ts';

export type DateOfBirthProps = Omit<FieldGroupProps, 'children'> & {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  /** Told of whole dates, and of an empty text as long as a part is missing. */
  onValueChange(value: string): void;
  /** Told when the last of the three is left. */
  onBlur?: (() => void) | undefined;
  /** The years offered, in the order offered. */
  years: readonly number[];
  /** The page's language: it names the months and orders the parts. */
  locale: string;
  partLabels: Readonly<Record<DatePart, string>>;
};

const AUTOCOMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** A date of birth by three lists of the system's own: quick by thumb, by keyboard and by autofill. */
export function DateOfBirth(props: DateOfBirthProps) {
  const { value, onValueChange, onBlur, years, locale, partLabels, ...field } = props;
  const [parts, setParts] = useState(() => parseDateParts(value));
  const shown = value === '' || joinDateParts(parts) === value ? parts : parseDateParts(value);
  const id = useId();
  const choices: Record<DatePart, readonly { value: string; label: string }[]> = {
    day: dayOptions(daysInMonth(shown), locale),
    month: monthNames(locale).map((label, index) => ({ value: twoDigits(index + 1), label })),
    year: years.map((year) => ({ value: String(year), label: String(year) })),
  };
  const change = (part: DatePart, next: string) => {
    const changed = setDatePart(shown, part, next);
    setParts(changed);
    onValueChange(joinDateParts(changed));
  };
  return (
    <FieldGroup {...field}>
      {({ describedBy, invalid }) => (
        <div
          className={styles.parts}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {datePartOrder(locale).map((part) => (
            <span key={part} className={part === 'month' ? `${styles.part} ${styles.wide}` : styles.part}>
              <select
                id={`${id}-${part}`}
                name={AUTOCOMPLETE[part]}
                autoComplete={AUTOCOMPLETE[part]}
                aria-label={partLabels[part]}
                aria-describedby={describedBy}
                aria-invalid={
                  invalid && (shown[part] === '' || joinDateParts(shown) !== '') ? true : undefined
                }
                className={`${box.control} ${styles.select} ${shown[part] === '' ? styles.unset : ''}`}
                value={shown[part]}
                onChange={(event) => change(part, event.currentTarget.value)}
              >
                <option value="">{partLabels[part]}</option>
                {choices[part].map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
              <ChevronDown />
            </span>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function dayOptions(count: number, locale: string) {
  const written = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: false });
  return Array.from({ length: count }, (_, index) => ({
    value: twoDigits(index + 1),
    label: written.format(index + 1),
  }));
}
