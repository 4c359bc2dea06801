import type { LatestWin } from '@baize/api/endpoints/lobby';
import { useModals } from '@baize/links/modals';
import { useNow } from '@baize/page/clock';
import { IconButton } from '@baize/ui/icon-button';
import { useRotation } from '@baize/ui/rotation';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useHoverOrFocus } from '../hero/use-hover-or-focus.ts';
import { useCircularList } from './use-circular-list.ts';
import { useVisibleCount } from './use-visible-count.ts';
import { WinLink } from './win-link.tsx';
import * as frame from './wins-frame.css.ts';
import * as css from './wins-ticker.css.ts';
import { WinsFrame } from './wins-frame.tsx';

const HOUR_MS = 3_600_000;

/** The wins side by side, on by one every 3 s; under pointer or keyboard, or paused, nothing in it changes (NAV-14). */
export function WinsTicker({ wins: told, isVisible }: { wins: readonly LatestWin[]; isVisible: boolean }) {
  const { t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const touched = useHoverOrFocus(strip);
  const covered = useModals().stack.length > 0;
  const seen = useVisibleCount(row);
  const [turns, setTurns] = useState(0);
  const several = told.length > seen;
  const { state, toggle } = useRotation({
    suspended: several ? touched || covered || !isVisible : 'for-good',
    next: useCallback(() => setTurns((done) => done + 1), []),
  });
  const paused = state === 'paused';
  const { wins, first, moved } = useCircularList(told, { turns, still: touched || paused });
  const now = useNow({ every: 'minute' });
  const live = wins.some(({ at }) => now !== null && now - Date.parse(at) < HOUR_MS);
  const shown = several ? sliceAround(wins, { from: first - 1, many: seen + 1 }) : wins.slice(0, seen);
  return (
    <WinsFrame
      live={live}
      strip={strip}
      pause={
        state === 'calm' ? null : (
          <div className={css.pause}>
            <IconButton
              label={
                paused
                  ? t({ id: 'winners.play', message: 'Resume the latest wins' })
                  : t({ id: 'winners.pause', message: 'Pause the latest wins' })
              }
              icon={paused ? <Play /> : <Pause />}
              size="small"
              onClick={toggle}
            />
          </div>
        )
      }
    >
      <div ref={row} className={`${frame.viewport} ${css.fading}`}>
        <ul
          className={several ? `${css.row} ${css.moving}` : css.row}
          data-turn={moved === 0 ? undefined : moved % 2}
          data-shortens
        >
          {shown.map((win, place) => (
            <li key={win.id} className={css.item} inert={several && place === 0}>
              <WinLink win={win} />
            </li>
          ))}
        </ul>
      </div>
    </WinsFrame>
  );
}

/** So many of a ring, from one on. */
function sliceAround(wins: readonly LatestWin[], { from, many }: { from: number; many: number }) {
  const places = Array.from({ length: Math.min(many, wins.length) }, (_, step) => from + step);
  return places.flatMap((place) => wins[(place + wins.length) % wins.length] ?? []);
}
