import type { LatestWin } from '@baize/api/calls/lobby';
import { Picture } from '@baize/shell/asset-picture';
import { PathLink } from '@baize/shell/links';
import { PlayerMoney } from '@baize/shell/money';
import * as frame from './frame.css.ts';
import * as css from './ticker.css.ts';

/** What was won, by whom and where; the whole of it leads to the game. */
export function WinLink({ win }: { win: LatestWin }) {
  return (
    <PathLink to={`/casino/games/${encodeURIComponent(win.gameSlug)}`} className={css.win}>
      <Picture
        address={win.thumbnail}
        width={40}
        height={40}
        className={css.picture}
        fallback={<span className={css.picture} />}
      />
      <span className={css.words}>
        <span className={css.amount}>
          <PlayerMoney amount={win.amount} currency={win.currencyCode} />
        </span>
        <span className={`${frame.whose} ${css.whose}`} data-shortens>
          <bdi>{win.player}</bdi>
          {' · '}
          <span dir="auto" className={css.game} data-shortens>
            {win.gameName}
          </span>
        </span>
      </span>
    </PathLink>
  );
}
