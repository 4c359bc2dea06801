import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as box from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as styles from './date-of-birth.css.ts';
import {
  daysInMonth,
  datePartOrder,
  joinDateParts,
  monthNames,
  type DatePart,
  type DateParts,
} from './date-parts.ts';

interface DateListsProps {
  id: string;
  /** What the date is. */
  label: string;
  parts: DateParts;
  onChange(part: DatePart, value: string): void;
  /** Told of Escape. */
  onClose(): void;
  years: readonly number[];
  locale: string;
  partLabels: Readonly<Record<DatePart, string>>;
}

const AUTOCOMPLETE = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** The three parts of a date, each from a list of the system's own, in the language's order. */
export function DateLists(props: DateListsProps) {
  const { id, label, parts, onChange, onClose, years, locale, partLabels } = props;
  const group = useCloseOnEscape(onClose);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl(label);
  const choices: Record<DatePart, readonly { value: string; label: string }[]> = {
    day: dayOptions(daysInMonth(parts), locale),
    month: monthNames(locale).map((label, index) => ({ value: twoDigits(index + 1), label })),
    year: yearOptions(years, parts.year),
  };
  return (
    <div ref={group} id={id} role="group" aria-label={label} className={styles.parts}>
      {datePartOrder(locale).map((part) => (
        <span key={part} className={part === 'month' ? `${styles.part} ${styles.wide}` : styles.part}>
          <select
            id={`${id}-${part}`}
            name={AUTOCOMPLETE[part]}
            autoComplete={AUTOCOMPLETE[part]}
            aria-label={partLabels[part]}
            aria-describedby={describedBy}
            aria-invalid={invalid && (parts[part] === '' || joinDateParts(parts) !== '') ? true : undefined}
            className={`${box.control} ${styles.select} ${parts[part] === '' ? styles.unset : ''}`}
            value={parts[part]}
            onChange={(event) => onChange(part, event.currentTarget.value)}
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
  );
}

/** Heard before React and the document hear it: a dialog around the lists stays open. */
function useCloseOnEscape(onClose: () => void) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [onClose]);
  return group;
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

/** A year that was typed and is none of those offered is shown all the same: the list says what the text says. */
function yearOptions(years: readonly number[], typed: string) {
  const offered = years.map(String);
  const all = typed === '' || offered.includes(typed) ? offered : [typed, ...offered];
  return all.map((year) => ({ value: year, label: year }));
}
