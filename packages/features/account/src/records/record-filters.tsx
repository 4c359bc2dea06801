import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { DateRangeError, RecordsUrlState } from './use-records-url-state.ts';
import * as styles from './records.css.ts';
import { useChooseFilter } from './use-choose-filter.ts';

export interface FilterOption {
  value: string;
  label: string;
}

interface RecordFiltersProps {
  urlState: RecordsUrlState;
  types: readonly FilterOption[];
  /** The states to choose from; none where lines have none. */
  statuses: readonly FilterOption[];
  /** Today in the player's zone: nothing is listed later. */
  today: string;
  /** At the end of the row. */
  children?: ReactNode;
}

const ALL = 'all';

/** Which lines are shown; each choice is an address of its own. On phones the fields are folded behind one button. */
export function RecordFilterRow({ urlState, types, statuses, today, children }: RecordFiltersProps) {
  const { t } = useLingui();
  const id = useId();
  // What is wrong with a day is not folded away.
  const [isOpen, setOpen] = useState(urlState.dateRangeError !== null);
  const { type, status, from, to } = urlState;
  const count = [type, status, from, to].filter((value) => value !== null).length;
  const all = { value: ALL, label: t({ id: 'records.all', message: 'All' }) };
  const { choose, typeDay, endTyping } = useChooseFilter(urlState);
  const noDay = t({ id: 'records.no-day', message: 'This date does not exist' });
  const fromErrors: Record<DateRangeError, string | null> = {
    'from-after-to': t({ id: 'records.from-after-to', message: 'From is after To.' }),
    'from-no-day': noDay,
    'to-no-day': null,
  };
  // A word that no line can have: nothing is left out, and the address is to say so.
  const isUnknown = (value: string | null, choices: readonly FilterOption[]) =>
    value !== null && known(value, choices) === ALL;
  const unknown = {
    ...(isUnknown(type, types) && { type: null }),
    ...(isUnknown(status, statuses) && { status: null }),
  };
  const named = (value: string) => (value === ALL ? null : value);
  return (
    <div
      id={id}
      className={styles.filters}
      data-open={isOpen ? '' : undefined}
      data-fields={statuses.length > 0 ? 4 : 3}
      role="group"
      aria-label={t({ id: 'records.filter', message: 'What is shown' })}
    >
      <div className={styles.filterToggle}>
        <Button
          variant="outline"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0
            ? t({ id: 'records.filters', message: 'Filters' })
            : t({ id: 'records.filters.count', message: `Filters (${count})` })}
        </Button>
      </div>
      <Field label={t({ id: 'records.head.type', message: 'Type' })}>
        <Select
          value={known(urlState.type, types)}
          onValueChange={(value) => choose({ type: named(value) })}
          options={[all, ...types]}
        />
      </Field>
      {statuses.length > 0 ? (
        <Field label={t({ id: 'records.head.status', message: 'Status' })}>
          <Select
            value={known(urlState.status, statuses)}
            onValueChange={(value) => choose({ status: named(value) })}
            options={[all, ...statuses]}
          />
        </Field>
      ) : null}
      <Field
        label={t({ id: 'records.from', message: 'From' })}
        error={fromErrors[urlState.dateRangeError ?? 'to-no-day']}
      >
        <Input
          type="date"
          value={urlState.from ?? ''}
          max={urlState.to ?? today}
          onChange={({ currentTarget }) => typeDay('from', currentTarget.value)}
          onBlur={endTyping}
        />
      </Field>
      <Field
        label={t({ id: 'records.to', message: 'To' })}
        error={urlState.dateRangeError === 'to-no-day' ? noDay : null}
      >
        <Input
          type="date"
          value={urlState.to ?? ''}
          max={today}
          onChange={({ currentTarget }) => typeDay('to', currentTarget.value)}
          onBlur={endTyping}
        />
      </Field>
      {children}
      {'type' in unknown || 'status' in unknown ? (
        <Navigate to={{ search: urlState.getSearch(unknown) }} replace />
      ) : null}
    </div>
  );
}

function known(value: string | null, choices: readonly FilterOption[]): string {
  return choices.find((choice) => choice.value === value)?.value ?? ALL;
}
