import { Skeleton } from '@baize/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClubCard } from './club-card.tsx';
import * as css from './club.css.ts';

interface ClubPendingProps {
  /** Whether levels may be told afterwards: nobody is shown the place of what they will not get. */
  levels: 'expected' | 'none';
  /** What of the standing is known already. */
  children?: ReactNode;
}

/** The place of a player's standing while it is read, as high as it mostly is: nothing under it moves when it comes. */
export function ClubPending({ levels, children = null }: ClubPendingProps) {
  return (
    <div className={levels === 'expected' ? css.pendingStatus : css.status}>
      <ClubCard title={<Trans id="club.status">Where you stand</Trans>} isLoading>
        {children}
      </ClubCard>
      {levels === 'expected' ? <LevelBoxes /> : null}
    </div>
  );
}

function LevelBoxes() {
  return (
    <div className={css.pendingLevels} data-pending="levels">
      <div className={css.pair}>
        <Skeleton height={201} shape="block" />
        <Skeleton height={201} shape="block" />
      </div>
      <Skeleton height={750} shape="block" />
    </div>
  );
}
