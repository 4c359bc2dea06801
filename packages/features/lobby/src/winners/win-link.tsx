import type { LatestWin } from '@baize/api/endpoints/lobby';
import { PathLink } from '@baize/links';
import { PlatformImage } from '@baize/page/asset-image';
import { FormattedMoney } from '@baize/wallet/money';
import * as frame from './wins-frame.css.ts';
import * as css from './wins-ticker.css.ts';

/** What was won, by whom and where; the whole of it leads to the game. */
export function WinLink({ win }: { win: LatestWin }) {
  return (
    <PathLink to={`/casino/games/${encodeURIComponent(win.gameSlug)}`} className={css.win}>
      <PlatformImage
        address={win.thumbnail}
        width={40}
        height={40}
        className={css.image}
        fallback={<span className={css.image} />}
      />
      <span className={css.text}>
        <span className={css.amount}>
          <FormattedMoney amount={win.amount} currency={win.currencyCode} />
        </span>
        <span className={`${frame.subtitle} ${css.subtitle}`} data-shortens>
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
