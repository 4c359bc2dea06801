import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { NotFound } from '@baize/shell/not-found';
import { useLingui } from '@lingui/react/macro';
import { PopularGames } from '../popular/popular-games.tsx';
import type { readPopularGames } from '../popular/read-popular-games.ts';
import { GameLoadError } from './game-load-error.tsx';

interface GameUnavailableProps {
  kind: 'missing' | 'down';
  popular: Awaited<ReturnType<typeof readPopularGames>>;
}

/** In place of a game that does not exist, or could not be read (GAM-02). */
export function GameUnavailable({ kind, popular }: GameUnavailableProps) {
  const { i18n, t } = useLingui();
  if (kind === 'down') return <GameLoadError />;
  return (
    <NotFound
      heading={i18n._(otherErrorMessages['error.game-not-found'])}
      text={t({ id: 'game.missing.text', message: 'It may have moved or is no longer available.' })}
    >
      <PopularGames games={popular} />
    </NotFound>
  );
}
