import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode, type RefObject } from 'react';
import * as css from './wins-frame.css.ts';

interface WinsFrameProps {
  /** Whether the newest of them is of this hour. */
  live: boolean;
  strip?: RefObject<HTMLElement | null>;
  /** What pauses the strip, at its end. */
  pause?: ReactNode;
  children: ReactNode;
}

/** The strip with its heading; on phones the heading is read out only. */
export function WinsFrame({ live, strip, pause, children }: WinsFrameProps) {
  const title = useId();
  return (
    <section ref={strip} aria-labelledby={title} className={css.strip}>
      <div className={css.header}>
        <h2 id={title} className={css.title}>
          <Trans id="winners.title">Latest wins</Trans>
        </h2>
        <span className={css.subtitle}>
          {live ? (
            <Trans id="winners.live">Live, all players</Trans>
          ) : (
            <Trans id="winners.all">All players</Trans>
          )}
        </span>
      </div>
      {children}
      {pause}
    </section>
  );
}

/** The same before there are any, for everybody alike. */
export function WinsSkeleton() {
  return (
    <WinsFrame live={false}>
      <div className={css.viewport} />
    </WinsFrame>
  );
}
