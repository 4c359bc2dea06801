import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PaperStrip } from '../art/paper-strip.tsx';
import * as css from './club.css.ts';
import { LighthouseMotif } from './lighthouse-motif.tsx';

interface ClubCardProps {
  title: ReactNode;
  waiting?: boolean;
  children: ReactNode;
}

/** The club's sheet: words beside its lighthouse. */
export function ClubCard({ title, waiting = false, children }: ClubCardProps) {
  return (
    <section className={css.card} aria-labelledby="club-standing" aria-busy={waiting || undefined}>
      <div className={css.words}>
        <h2 id="club-standing" className={css.title}>
          {title}
        </h2>
        {children}
        {waiting ? <Boxes /> : null}
      </div>
      <div className={css.picture}>
        <div className={css.strip}>
          <PaperStrip shape="middle">
            <LighthouseMotif />
          </PaperStrip>
        </div>
      </div>
    </section>
  );
}

function Boxes() {
  return (
    <>
      <VisuallyHidden>
        <Trans id="club.loading">Loading your level</Trans>
      </VisuallyHidden>
      <Skeleton height={44} shape="block" />
      <Skeleton height={44} shape="block" />
    </>
  );
}
