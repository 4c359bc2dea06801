import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { useApi } from '@baize/shell/player';
import { Field } from '@baize/ui/field';
import { IconButton } from '@baize/ui/icon-button';
import { Input } from '@baize/ui/input';
import { Spinner } from '@baize/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordPlace } from '../records/record-place.ts';
import { findRecord } from './find-record.ts';
import { FROM_LIST } from './return-to-list.ts';
import * as styles from './record-search.css.ts';

type State = 'still' | 'searching' | 'empty' | 'missing' | 'failed';

/** Opens the record of a reference or id, wherever in the list it stands and whatever the filters leave out. */
export function RecordSearch({ place }: { place: RecordPlace }) {
  const { t } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>('still');
  const errors: Record<State, string | null> = {
    still: null,
    searching: null,
    empty: t({ id: 'records.search.empty', message: 'Enter a reference or transaction ID' }),
    missing: t({ id: 'records.search.missing', message: 'None of your transactions has this number' }),
    failed: t({
      id: 'records.search.failed',
      message: 'Your transactions could not be searched. Please try again.',
    }),
  };
  const search = async () => {
    if (state === 'searching') return;
    if (typed.trim() === '') return setState('empty');
    setState('searching');
    try {
      const rows = await cache.query({ ...allTransactionsQuery(api, {}), staleTime: 0 });
      const row = findRecord(rows, typed);
      setState(row ? 'still' : 'missing');
      if (row) void navigate({ search: place.recordOf(row.transactionId) }, { state: FROM_LIST });
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
              aria-busy={state === 'searching' || undefined}
              onClick={() => void search()}
            />
          }
        />
      </Field>
    </form>
  );
}
