import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PaperStrip } from '../art/paper-strip.tsx';
import * as css from './club.css.ts';
import { LighthouseMotif } from './lighthouse-motif.tsx';

interface ClubCardProps {
  title: ReactNode;
  isLoading?: boolean;
  children: ReactNode;
}

/** The club's sheet: words beside its lighthouse. */
export function ClubCard({ title, isLoading = false, children }: ClubCardProps) {
  return (
    <section
      className={isLoading ? css.pendingCard : css.card}
      aria-labelledby="club-standing"
      aria-busy={isLoading || undefined}
    >
      <div className={css.copy}>
        <h2 id="club-standing" className={css.title}>
          {title}
        </h2>
        {children}
        {isLoading ? <ClubBoxes /> : null}
      </div>
      <div className={css.image}>
        <div className={css.strip}>
          <PaperStrip shape="middle">
            <LighthouseMotif />
          </PaperStrip>
        </div>
      </div>
    </section>
  );
}

function ClubBoxes() {
  return (
    <>
      <VisuallyHidden>
        <Trans id="club.loading">Loading your level</Trans>
      </VisuallyHidden>
      <Skeleton height={22} shape="block" />
      <div className={css.pendingProgress}>
        <Skeleton height={66} shape="block" />
      </div>
    </>
  );
}
