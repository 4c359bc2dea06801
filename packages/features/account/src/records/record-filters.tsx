import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DaysProblem, RecordPlace } from './record-place.ts';
import * as styles from './records.css.ts';
import { useChooseFilter } from './use-choose-filter.ts';

export interface Choice {
  value: string;
  label: string;
}

interface RecordFiltersProps {
  place: RecordPlace;
  types: readonly Choice[];
  /** The states to choose from; none where lines have none. */
  statuses: readonly Choice[];
  /** Today in the player's zone: nothing is listed later. */
  today: string;
  /** At the end of the row. */
  children: ReactNode;
}

const ALL = 'all';

/** Which lines are shown; each choice is an address of its own. */
export function RecordFilterRow({ place, types, statuses, today, children }: RecordFiltersProps) {
  const { t } = useLingui();
  const all = { value: ALL, label: t({ id: 'records.all', message: 'All' }) };
  const { choose, typeDay, endTyping } = useChooseFilter(place);
  const noDay = t({ id: 'records.no-day', message: 'There is no such date' });
  const fromErrors: Record<DaysProblem, string | null> = {
    'from-after-to': t({ id: 'records.from-after-to', message: 'From is after To' }),
    'from-no-day': noDay,
    'to-no-day': null,
  };
  const named = (value: string) => (value === ALL ? null : value);
  return (
    <div
      className={styles.filters}
      data-fields={statuses.length > 0 ? 4 : 3}
      role="group"
      aria-label={t({ id: 'records.filter', message: 'What is shown' })}
    >
      <Field label={t({ id: 'records.head.type', message: 'Type' })}>
        <Select
          value={known(place.type, types)}
          onValueChange={(value) => choose({ type: named(value) })}
          options={[all, ...types]}
        />
      </Field>
      {statuses.length > 0 ? (
        <Field label={t({ id: 'records.head.status', message: 'Status' })}>
          <Select
            value={known(place.status, statuses)}
            onValueChange={(value) => choose({ status: named(value) })}
            options={[all, ...statuses]}
          />
        </Field>
      ) : null}
      <Field
        label={t({ id: 'records.from', message: 'From' })}
        error={fromErrors[place.daysProblem ?? 'to-no-day']}
      >
        <Input
          type="date"
          value={place.from ?? ''}
          max={place.to ?? today}
          onChange={({ currentTarget }) => typeDay('from', currentTarget.value)}
          onBlur={endTyping}
        />
      </Field>
      <Field
        label={t({ id: 'records.to', message: 'To' })}
        error={place.daysProblem === 'to-no-day' ? noDay : null}
      >
        <Input
          type="date"
          value={place.to ?? ''}
          max={today}
          onChange={({ currentTarget }) => typeDay('to', currentTarget.value)}
          onBlur={endTyping}
        />
      </Field>
      {children}
    </div>
  );
}

function known(value: string | null, choices: readonly Choice[]): string {
  return choices.find((choice) => choice.value === value)?.value ?? ALL;
}
