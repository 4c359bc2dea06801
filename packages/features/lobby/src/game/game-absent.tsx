import { otherMessages } from '@baize/i18n/catalogue/errors';
import { NotFound } from '@baize/shell/not-found';
import { useLingui } from '@lingui/react/macro';
import { PopularGames } from '../popular/popular-games.tsx';
import type { readPopular } from '../popular/popular.ts';
import { GameDown } from './game-down.tsx';

interface GameAbsentProps {
  kind: 'missing' | 'down';
  popular: Awaited<ReturnType<typeof readPopular>>;
}

/** In place of a game that does not exist, or could not be read (GAM-02). */
export function GameAbsent({ kind, popular }: GameAbsentProps) {
  const { i18n, t } = useLingui();
  if (kind === 'down') return <GameDown />;
  return (
    <NotFound
      heading={i18n._(otherMessages['error.game-not-found'])}
      text={t({ id: 'game.missing.text', message: 'It may have moved, or left the casino.' })}
    >
      <PopularGames games={popular} />
    </NotFound>
  );
}
