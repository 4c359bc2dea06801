import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { useApi } from '@baize/player';
import { Field } from '@baize/ui/field';
import { IconButton } from '@baize/ui/icon-button';
import { Input } from '@baize/ui/input';
import { Spinner } from '@baize/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { findRecord } from './find-record.ts';
import { FROM_LIST_STATE } from './return-to-list.ts';
import * as styles from './record-search.css.ts';

type State = 'still' | 'searching' | 'empty' | 'missing' | 'failed';

type Found = 'found' | 'missing';

/** Opens the record of a reference or id, wherever in the list it stands and whatever the filters leave out. */
export function RecordSearch({ urlState }: { urlState: RecordsUrlState }) {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const find = async (typed: string): Promise<Found> => {
    const rows = await cache.query({ ...allTransactionsQuery(api, {}), staleTime: 0 });
    const row = findRecord(rows, typed);
    if (row)
      void navigate({ search: urlState.getRecordSearch(row.transactionId) }, { state: FROM_LIST_STATE });
    return row ? 'found' : 'missing';
  };
  return <RecordSearchForm find={find} />;
}

interface RecordSearchFormProps {
  /** Null until it is known whose transactions there are to search. */
  find: ((typed: string) => Promise<Found>) | null;
}

export function RecordSearchForm({ find }: RecordSearchFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>('still');
  const errors: Record<State, string | null> = {
    still: null,
    searching: null,
    empty: t({ id: 'records.search.empty', message: 'Enter a reference or transaction ID' }),
    missing: t({
      id: 'records.search.missing',
      message: 'None of your transactions has this reference or ID.',
    }),
    failed: t({
      id: 'records.search.failed',
      message: 'Your transactions could not be searched. Please try again.',
    }),
  };
  const search = async () => {
    if (state === 'searching' || find === null) return;
    if (typed.trim() === '') return setState('empty');
    setState('searching');
    try {
      setState((await find(typed)) === 'found' ? 'still' : 'missing');
    } catch {
      setState('failed');
    }
  };
  return (
    <form
      role="search"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <Field
        label={t({ id: 'records.search', message: 'Reference or transaction ID' })}
        error={errors[state] === null ? null : <span role="alert">{errors[state]}</span>}
      >
        <Input
          value={typed}
          disabled={find === null}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setState((now) => (now === 'searching' ? now : 'still'));
          }}
          end={
            <IconButton
              label={t({ id: 'records.search.find', message: 'Find the transaction' })}
              icon={state === 'searching' ? <Spinner size={18} /> : <Search size={18} />}
              disabled={find === null}
              aria-busy={state === 'searching' || undefined}
              onClick={() => void search()}
            />
          }
        />
      </Field>
    </form>
  );
}
