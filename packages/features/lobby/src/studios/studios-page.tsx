import { PageHead } from '@baize/page/page-head';
import { Plural, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { StudioList } from './studio-card.tsx';
import type { HomeStudio } from '../game-index/home-lists.ts';
import { studios as studiosGrid } from './studios.css.ts';
import * as css from '../list/game-list.css.ts';
import { GamesLoadError } from '../list/games-load-error.tsx';

/** All studios, each the way to its games. */
export function StudiosPage({ studios }: { studios: readonly HomeStudio[] }) {
  const { t } = useLingui();
  const count = studios.length;
  const title = t({ id: 'lobby.studios', message: 'Studios' });
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        description={t({
          id: 'lobby.studios.description',
          message: 'Every studio whose games are played here, and how many of them there are.',
        })}
      />
      <div className={css.header}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.count}>
          <Plural id="lobby.studio-count" value={count} one="# studio" other="# studios" />
        </p>
      </div>
      <StudioList studios={studios} className={studiosGrid} />
    </div>
  );
}

/** The page while the studios cannot be read. */
export function StudiosLoadError() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const title = t({ id: 'lobby.studios', message: 'Studios' });
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <GamesLoadError retry={() => void revalidate()} />
    </div>
  );
}
