import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import type { FavoriteGame } from './favorites-store.ts';
import * as css from './favorite-button.css.ts';
import { useFavorites } from './use-favorites.ts';

/**
 * Keeps a game as a favourite. The server draws it alike for everybody, not pressed; a player's favourites fill in
 * (GAM-03). It holds its own target of 44: who places it gives it no size.
 */
export function FavoriteButton({ game, variant }: { game: FavoriteGame; variant: 'tile' | 'bar' }) {
  const { t } = useLingui();
  const { has, toggle } = useFavorites();
  const { name } = game;
  const label = t({ id: 'favorites.button', message: `Favourite: ${name}` });
  const pressed = has(game.id);
  const now = pressed ? 'kept' : 'not-kept';
  // The player's favourites may come between the two ends of a press: what it is for is what was seen at its beginning.
  const seen = useRef<typeof now>(now);
  const begin = () => {
    seen.current = now;
  };
  const press = ({ detail }: MouseEvent) => toggle(game, detail === 0 ? now : seen.current);
  if (variant === 'bar')
    return (
      <IconButton
        label={label}
        icon={<Heart size={20} className={css.heart} />}
        aria-pressed={pressed}
        onPointerDown={begin}
        onClick={press}
      />
    );
  return (
    <button
      type="button"
      className={css.tile}
      aria-label={label}
      aria-pressed={pressed}
      onPointerDown={begin}
      onClick={press}
    >
      <span className={css.disc}>
        <Heart size={18} className={css.heart} aria-hidden />
      </span>
    </button>
  );
}
