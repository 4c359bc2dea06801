import {
  DEFAULT_SORT_ORDER,
  GAME_SORTS,
  VOLATILITIES,
  type GameSort,
  type Volatility,
} from '@baize/domain/game-list';
import { Chip } from '@baize/ui/chip';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { LazySelect } from '@baize/ui/lazy-select';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, FlaskConical, X } from 'lucide-react';
import { memo } from 'react';
import type { ServedList } from './served-list.ts';
import type { GameListState } from './use-game-list.ts';
import * as css from './game-list.css.ts';

const ANY = 'any';
const isVolatility = (value: string): value is Volatility => VOLATILITIES.some((one) => one === value);

/** What is chosen of a list, and in which order it stands; all of it is in the address. */
export function ListFilters({ list, studios }: { list: GameListState; studios: ServedList['studios'] }) {
  const { t } = useLingui();
  const { filters, setFilters, searchText } = list;
  const { provider, volatility, demoOnly, sort, order } = filters;
  const chosen = provider !== null || volatility !== null || demoOnly || searchText !== '';
  return (
    <div
      className={css.filterBar}
      role="group"
      aria-label={t({ id: 'lobby.filters', message: 'Choose games' })}
    >
      <div className={css.filters}>
        {studios.length < 2 ? null : (
          <StudioFilter studios={studios} provider={provider} setFilters={setFilters} />
        )}
        <VolatilityFilter volatility={volatility} setFilters={setFilters} />
        <Chip
          selected={demoOnly}
          icon={<FlaskConical aria-hidden />}
          onClick={() => setFilters({ demoOnly: !demoOnly })}
        >
          {t({ id: 'lobby.filter.demo', message: 'With a demo' })}
        </Chip>
        {chosen ? (
          <Button variant="ghost" icon={<X size={18} />} onClick={list.clearFilters}>
            {t({ id: 'lobby.filter.clear', message: 'Show all again' })}
          </Button>
        ) : null}
      </div>
      <div className={css.sorting}>
        <SortSelect sort={sort} setFilters={setFilters} />
        <OrderButton rising={order === 'asc'} setFilters={setFilters} />
      </div>
    </div>
  );
}

type Choose = Pick<GameListState, 'setFilters'>;

/** Each select is as dear to render as several tiles: only the one whose value changes does. */
const StudioFilter = memo(function StudioFilter({
  studios,
  provider,
  setFilters,
}: Choose & { studios: ServedList['studios']; provider: string | null }) {
  const { t } = useLingui();
  return (
    <LazySelect<string>
      className={css.filterSelect}
      aria-label={t({ id: 'lobby.filter.studio', message: 'Studio' })}
      value={provider ?? ANY}
      onValueChange={(value) => setFilters({ provider: value === ANY ? null : value })}
      options={[
        { value: ANY, label: t({ id: 'lobby.filter.studio.any', message: 'All studios' }) },
        ...studios.map(({ slug, name: label }) => ({ value: slug, label })),
      ]}
    />
  );
});

const VolatilityFilter = memo(function VolatilityFilter({
  volatility,
  setFilters,
}: Choose & { volatility: Volatility | null }) {
  const { t } = useLingui();
  return (
    <LazySelect<string>
      className={css.filterSelect}
      aria-label={t({ id: 'lobby.filter.volatility', message: 'Volatility' })}
      value={volatility ?? ANY}
      onValueChange={(value) => setFilters({ volatility: isVolatility(value) ? value : null })}
      options={[
        { value: ANY, label: t({ id: 'lobby.filter.volatility.any', message: 'Any volatility' }) },
        { value: 'low', label: t({ id: 'lobby.filter.volatility.low', message: 'Low volatility' }) },
        { value: 'medium', label: t({ id: 'lobby.filter.volatility.medium', message: 'Medium volatility' }) },
        { value: 'high', label: t({ id: 'lobby.filter.volatility.high', message: 'High volatility' }) },
      ]}
    />
  );
});

const SortSelect = memo(function SortSelect({ sort, setFilters }: Choose & { sort: GameSort }) {
  const { t } = useLingui();
  const words: Readonly<Record<GameSort, string>> = {
    sort: t({ id: 'lobby.sort.sort', message: 'Featured' }),
    releaseDate: t({ id: 'lobby.sort.release-date', message: 'Release date' }),
    name: t({ id: 'lobby.sort.name', message: 'Name' }),
    returnToPlayer: t({ id: 'lobby.sort.return', message: 'Return to player' }),
    maxMultiplier: t({ id: 'lobby.sort.multiplier', message: 'Highest multiplier' }),
    minBet: t({ id: 'lobby.sort.min-bet', message: 'Smallest stake' }),
    maxBet: t({ id: 'lobby.sort.max-bet', message: 'Largest stake' }),
  };
  return (
    <LazySelect<GameSort>
      className={css.sort}
      aria-label={t({ id: 'lobby.sort', message: 'Sort by' })}
      value={sort}
      onValueChange={(next) => setFilters({ sort: next, order: DEFAULT_SORT_ORDER[next] })}
      options={GAME_SORTS.map((value) => ({ value, label: words[value] }))}
    />
  );
});

function OrderButton({ rising, setFilters }: Choose & { rising: boolean }) {
  const { t } = useLingui();
  return (
    <IconButton
      variant="outline"
      label={
        rising
          ? t({ id: 'lobby.order.rising', message: 'Ascending; switch to descending' })
          : t({ id: 'lobby.order.falling', message: 'Descending; switch to ascending' })
      }
      icon={rising ? <ArrowUpNarrowWide size={20} /> : <ArrowDownWideNarrow size={20} />}
      onClick={() => setFilters({ order: rising ? 'desc' : 'asc' })}
    />
  );
}
