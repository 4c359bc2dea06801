import { gameListSearch, parseGameListParams } from '@baize/domain/game-list';
import { formatNumber } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { PageHead } from '@baize/page/page-head';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { clampPage, type ServedList } from './served-list.ts';

/** Title, description and own address of a list: every page of a plain list has its own. */
export function ListHead({ served }: { served: ServedList }) {
  const { t } = useLingui();
  const locale = useLocale();
  const choice = parseGameListParams(useLocation().search);
  const isPlain = gameListSearch({ ...choice, page: 1 }) === '';
  const page = isPlain ? clampPage(choice.page, served.count) : 1;
  const words = formatNumber({ value: page, locale });
  const name = served.name ?? t({ id: 'lobby.all-games', message: 'All games' });
  // “Daily” says little without the jackpots it is a kind of.
  const full = served.above === null ? name : `${name} · ${served.above}`;
  return (
    <PageHead
      title={page === 1 ? full : `${full} · ${t({ id: 'lobby.page', message: `Page ${words}` })}`}
      page={page}
      description={t({
        id: 'lobby.list.description',
        message: `${name}: every game with its return to player and its stakes.`,
      })}
    />
  );
}
