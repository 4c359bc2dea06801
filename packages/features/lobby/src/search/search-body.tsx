import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { Input } from '@baize/ui/input';
import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as css from './search.css.ts';
import { SearchFailed, SearchResults, SearchSkeleton } from './search-results.tsx';
import { searchTextStore } from './search-text-store.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch, type SearchState } from './use-search.ts';

/** The field, and below it what was found or, where nothing was, what else there is (GAM-01). */
export function SearchBody() {
  const { t } = useLingui();
  const { key: entry } = useLocation();
  const [typed, setTyped] = useState(() => searchTextStore.get(entry));
  const field = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLSpanElement>(null);
  const found = useSearch(typed);
  const options = optionPaths(found);
  const marked = useActiveOption({ options, first: firstResult(found) });
  const label = t({ id: 'search.label', message: 'Search games and studios' });
  const type = (value: string) => {
    setTyped(value);
    marked.reset();
    // Another answer begins at its beginning, however far one had gone down the last one.
    top.current?.scrollIntoView({ block: 'end' });
  };
  return (
    <div className={css.body}>
      <span ref={top} aria-hidden />
      <div role="search" className={css.field}>
        <Input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? marked.listId : undefined}
          aria-activedescendant={marked.active === null ? undefined : marked.optionId(marked.active)}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={marked.onKeyDown}
          end={
            typed === '' ? null : (
              <IconButton
                label={t({ id: 'search.clear', message: 'Clear the search' })}
                icon={<X size={18} />}
                onClick={() => {
                  type('');
                  field.current?.focus();
                }}
              />
            )
          }
        />
        <p role="status" className={found.kind === 'nothing' ? css.statusEmpty : css.status}>
          <SearchStatus found={found} />
        </p>
      </div>
      {found.kind === 'searching' ? (
        <SearchSkeleton />
      ) : found.kind === 'failed' ? (
        <SearchFailed {...found} />
      ) : (
        <SearchResults
          found={found}
          marked={marked}
          label={label}
          enter={marked.active ?? firstResult(found)}
          onOpen={() => searchTextStore.set(entry, typed)}
        />
      )}
    </div>
  );
}

/** All that the arrows move through, as it stands. */
function optionPaths(found: SearchState): readonly string[] {
  const rows =
    found.kind === 'offered'
      ? [...found.recent, ...found.popular]
      : found.kind === 'found'
        ? [...found.listLinks, ...found.games]
        : found.kind === 'nothing'
          ? [...found.listLinks, ...found.popular]
          : [];
  return rows.map(({ to }) => to);
}

/** What Enter opens without more: what was asked for, and nothing that is only offered. */
function firstResult(found: SearchState): string | null {
  return found.kind === 'found' ? (found.games[0]?.to ?? null) : null;
}

function SearchStatus({ found }: { found: SearchState }) {
  const { t, i18n } = useLingui();
  if (found.kind === 'searching') return t({ id: 'search.searching', message: 'Searching' });
  if (found.kind === 'nothing') return i18n._(otherErrorMessages['notice.no-games']);
  if (found.kind !== 'found') return null;
  const { count } = found;
  const shown = found.games.length;
  if (count === shown) return t({ id: 'search.found', message: `Games found: ${count}` });
  return t({
    id: 'search.found.first',
    message: `Games found: ${count}. The ${shown} closest are shown; keep typing to find others.`,
  });
}
