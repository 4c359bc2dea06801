import { providerPath } from '@baize/domain/game-paths';
import { PathLink } from '@baize/links';
import { GameCount } from '../list/game-count.tsx';
import type { HomeStudio } from '../game-index/home-lists.ts';
import * as css from './studios.css.ts';

const LETTERINGS = ['bold', 'spaced', 'display', 'tight', 'plain'] as const;

/** Studios as cards, each leading to its games. */
export function StudioList({ studios, className }: { studios: readonly HomeStudio[]; className: string }) {
  return (
    <ul className={className}>
      {studios.map((studio, place) => (
        <li key={studio.slug}>
          <StudioCard studio={studio} place={place} />
        </li>
      ))}
    </ul>
  );
}

interface StudioCardProps {
  studio: HomeStudio;
  /** Among all studios, by which neighbours are lettered differently and each alike on every page. */
  place: number;
}

/** A studio by its name and how many games it has here; leads to them. */
export function StudioCard({ studio: { slug, name, count }, place }: StudioCardProps) {
  return (
    <PathLink to={providerPath(slug)} className={css.studio}>
      <span className={css.lettering[LETTERINGS[place % LETTERINGS.length] ?? 'bold']}>{name}</span>
      <span className={css.gameCount}>
        <GameCount count={count} />
      </span>
    </PathLink>
  );
}
