import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import { DateLists } from './date-lists.tsx';
import * as styles from './date-of-birth.css.ts';
import {
  datePartOrder,
  dateSeparator,
  EMPTY_DATE,
  formatDateParts,
  joinDateParts,
  parseDateParts,
  setDatePart,
  type DatePart,
  type DateParts,
} from './date-parts.ts';
import { parseTypedDate } from './typed-date.ts';

export type DateOfBirthProps = Omit<FieldProps, 'children' | 'success' | 'label'> & {
  label: string;
  /** `yyyy-MM-dd`, empty, or what was typed so far. */
  value: string;
  /** Told of whole dates as `yyyy-MM-dd`, of a text that is none as it is, and of an empty one while a part is missing. */
  onValueChange(value: string): void;
  /** Told when the last of its controls is left. */
  onBlur?: (() => void) | undefined;
  /** The years offered, in the order offered. */
  years: readonly number[];
  /** The page's language, with the player's region where it matters: it names the months and orders the parts. */
  locale: string;
  partLabels: Readonly<Record<DatePart, string>>;
  /** Names the button that opens the three lists. */
  pickLabel: string;
};

/** What stands in the controls, and the value it was told as. */
interface Entry {
  /** The text while it is typed, and as long as it is no date; null where the parts say it all. */
  typed: string | null;
  parts: DateParts;
  value: string;
}

/** A date of birth, typed or pasted whole, or picked from three lists of the system's own. */
export function DateOfBirth(props: DateOfBirthProps) {
  const { value, onValueChange, onBlur, years, locale, partLabels, pickLabel, ...field } = props;
  const [entry, setEntry] = useState(() => toEntry(value));
  const [isPicking, setPicking] = useState(false);
  const pickButton = useRef<HTMLButtonElement>(null);
  const shown = entry.value === value ? entry : toEntry(value);
  const id = useId();
  const order = datePartOrder(locale);
  const change = (next: Entry) => {
    setEntry(next);
    onValueChange(next.value);
  };
  const type = (text: string) => {
    const parts = parseTypedDate(text, locale) ?? EMPTY_DATE;
    change({ typed: text, parts, value: joinDateParts(parts) || text.trim() });
  };
  const pick = (part: DatePart, chosen: string) => {
    const parts = setDatePart(shown.parts, part, chosen);
    change({ typed: null, parts, value: joinDateParts(parts) });
  };
  return (
    <Field {...field}>
      <div
        className={styles.controls}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        <Input
          name="bday"
          autoComplete="bday"
          inputMode="numeric"
          placeholder={order.map((part) => partLabels[part]).join(dateSeparator(locale))}
          value={shown.typed ?? formatDateParts(shown.parts, locale)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          // Left, it stands as the language writes it: whoever typed 3/4 sees which month was understood.
          onBlur={() => setEntry(joinDateParts(shown.parts) === '' ? shown : { ...shown, typed: null })}
          end={
            <IconButton
              ref={pickButton}
              label={pickLabel}
              icon={<CalendarDays />}
              aria-expanded={isPicking}
              aria-controls={isPicking ? id : undefined}
              onClick={() => setPicking(!isPicking)}
            />
          }
        />
        {isPicking ? (
          <DateLists
            id={id}
            label={field.label}
            parts={shown.parts}
            onChange={pick}
            onClose={() => {
              pickButton.current?.focus();
              setPicking(false);
            }}
            {...{ years, locale, partLabels }}
          />
        ) : null}
      </div>
    </Field>
  );
}

function toEntry(value: string): Entry {
  const parts = parseDateParts(value);
  return { typed: joinDateParts(parts) === '' && value !== '' ? value : null, parts, value };
}
