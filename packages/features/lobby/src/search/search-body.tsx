import { otherMessages } from '@baize/i18n/catalogue/errors';
import { Input } from '@baize/ui/input';
import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as css from './search.css.ts';
import { SearchFailed, SearchResults, SearchWaiting } from './search-results.tsx';
import { typedBefore } from './typed-before.ts';
import { useMarked } from './use-marked.ts';
import { useSearch, type Found } from './use-search.ts';

/** The field, and below it what was found or, where nothing was, what else there is (GAM-01). */
export function SearchBody() {
  const { t } = useLingui();
  const { key: entry } = useLocation();
  const [typed, setTyped] = useState(() => typedBefore.at(entry));
  const field = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLSpanElement>(null);
  const found = useSearch(typed);
  const options = optionsOf(found);
  const marked = useMarked({ options, first: firstOf(found) });
  const label = t({ id: 'search.label', message: 'Search games and studios' });
  const type = (value: string) => {
    setTyped(value);
    marked.leave();
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
          aria-activedescendant={marked.at === null ? undefined : marked.optionId(marked.at)}
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
        <p role="status" className={found.kind === 'nothing' ? css.toldNothing : css.told}>
          <Told found={found} />
        </p>
      </div>
      {found.kind === 'searching' ? (
        <SearchWaiting />
      ) : found.kind === 'failed' ? (
        <SearchFailed {...found} />
      ) : (
        <SearchResults
          found={found}
          marked={marked}
          label={label}
          enter={marked.at ?? firstOf(found)}
          onOpen={() => typedBefore.keep(entry, typed)}
        />
      )}
    </div>
  );
}

/** All that the arrows move through, as it stands. */
function optionsOf(found: Found): readonly string[] {
  const rows =
    found.kind === 'offered'
      ? [...found.recent, ...found.popular]
      : found.kind === 'found'
        ? [...found.ways, ...found.games]
        : found.kind === 'nothing'
          ? [...found.ways, ...found.popular]
          : [];
  return rows.map(({ to }) => to);
}

/** What Enter opens without more: what was asked for, and nothing that is only offered. */
function firstOf(found: Found): string | null {
  return found.kind === 'found' ? (found.games[0]?.to ?? null) : null;
}

function Told({ found }: { found: Found }) {
  const { t, i18n } = useLingui();
  if (found.kind === 'searching') return t({ id: 'search.searching', message: 'Searching' });
  if (found.kind === 'nothing') return i18n._(otherMessages['notice.no-games']);
  if (found.kind !== 'found') return null;
  const { count } = found;
  const shown = found.games.length;
  if (count === shown) return t({ id: 'search.found', message: `Games found: ${count}` });
  return t({
    id: 'search.found.first',
    message: `Games found: ${count}. The ${shown} nearest are shown; type on to find others.`,
  });
}
