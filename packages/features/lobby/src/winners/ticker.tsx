import type { LatestWin } from '@baize/api/calls/lobby';
import { useNow } from '@baize/shell/clock';
import { useModals } from '@baize/shell/modals';
import { IconButton } from '@baize/ui/icon-button';
import { useRotation } from '@baize/ui/rotation';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTouched } from '../hero/use-touched.ts';
import { useRing } from './use-ring.ts';
import { useSeen } from './use-seen.ts';
import { WinLink } from './win-link.tsx';
import * as frame from './frame.css.ts';
import * as css from './ticker.css.ts';
import { WinsFrame } from './wins-frame.tsx';

const HOUR_MS = 3_600_000;

/** The wins side by side, on by one every 3 s; under pointer or keyboard, or paused, nothing in it changes (NAV-14). */
export function Ticker({ told, inSight }: { told: readonly LatestWin[]; inSight: boolean }) {
  const { t } = useLingui();
  const strip = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const touched = useTouched(strip);
  const covered = useModals().stack.length > 0;
  const seen = useSeen(row);
  const [turns, setTurns] = useState(0);
  const several = told.length > seen;
  const { state, toggle } = useRotation({
    resting: several ? touched || covered || !inSight : 'for-good',
    next: useCallback(() => setTurns((done) => done + 1), []),
  });
  const paused = state === 'paused';
  const { wins, first, moved } = useRing(told, { turns, still: touched || paused });
  const now = useNow({ every: 'minute' });
  const live = wins.some(({ at }) => now !== null && now - Date.parse(at) < HOUR_MS);
  const shown = several ? inRow(wins, { from: first - 1, many: seen + 1 }) : wins.slice(0, seen);
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
                  ? t({ id: 'winners.play', message: 'Move the latest wins on' })
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
      <div ref={row} className={`${frame.view} ${css.fading}`}>
        <ul
          className={several ? `${css.row} ${css.ring}` : css.row}
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
function inRow(wins: readonly LatestWin[], { from, many }: { from: number; many: number }) {
  const places = Array.from({ length: Math.min(many, wins.length) }, (_, step) => from + step);
  return places.flatMap((place) => wins[(place + wins.length) % wins.length] ?? []);
}
