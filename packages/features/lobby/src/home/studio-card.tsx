import { providerPath } from '@baize/domain/game-address';
import { PathLink } from '@baize/shell/links';
import { GameCount } from '../list/game-count.tsx';
import type { HomeStudio } from './home-lists.ts';
import * as css from './lobby-home.css.ts';

const LETTERINGS = ['bold', 'wide', 'plain'] as const;

/** Always the same lettering for a studio, wherever it stands. */
function letteringOf(slug: string): (typeof LETTERINGS)[number] {
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  return LETTERINGS[sum % LETTERINGS.length] ?? 'bold';
}

/** A studio by its name and how many games it has here; leads to them. */
export function StudioCard({ slug, name, count }: HomeStudio) {
  return (
    <PathLink to={providerPath(slug)} className={css.studio}>
      <span className={css.lettering[letteringOf(slug)]}>{name}</span>
      <span className={css.games}>
        <GameCount count={count} />
      </span>
    </PathLink>
  );
}
