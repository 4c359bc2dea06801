import { Picture } from '@baize/shell/asset-picture';
import { PathLink } from '@baize/shell/links';
import { pageColumn } from '@baize/shell/page-column';
import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import type { PopularGame } from './popular.ts';
import * as css from './popular-games.css.ts';

/** Six games most players play, where there is nothing else to show; without any, nothing. */
export function PopularGames({ games }: { games: readonly PopularGame[] }) {
  const { t } = useLingui();
  if (games.length === 0) return null;
  const name = t({ id: 'lobby.popular', message: 'Popular games' });
  return (
    <section className={`${pageColumn} ${css.section}`} aria-label={name}>
      <h2 className={css.heading}>{name}</h2>
      <ul className={css.tiles}>
        {games.map((game) => (
          <li key={game.slug}>
            <Tile {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ slug, name, studio, picture }: PopularGame) {
  return (
    <PathLink to={`/casino/games/${encodeURIComponent(slug)}`} className={css.tile}>
      <Picture
        address={picture}
        width={300}
        height={400}
        className={css.picture}
        fallback={
          <span className={`${css.picture} ${css.missing}`}>
            <ImageOff size={28} strokeWidth={1.6} />
          </span>
        }
      />
      <span className={css.name}>{name}</span>
      <span className={css.studio}>{studio}</span>
    </PathLink>
  );
}
