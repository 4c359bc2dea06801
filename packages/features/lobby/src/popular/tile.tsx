import { gamePath } from '@baize/domain/game-address';
import { Picture } from '@baize/shell/asset-picture';
import { PathLink } from '@baize/shell/links';
import { ImageOff } from 'lucide-react';
import type { PopularGame } from './popular.ts';
import * as css from './popular-games.css.ts';

/** A game by its picture, name and studio; the whole of it leads there. */
export function Tile({ slug, name, studio, picture }: PopularGame) {
  return (
    <PathLink to={gamePath(slug)} className={css.tile}>
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
      <span className={css.studio} data-shortens>
        {studio}
      </span>
    </PathLink>
  );
}
