import type { ReactNode } from 'react';
import { PaperStrip } from './paper-strip.tsx';
import * as css from './paper-hero.css.ts';

interface PaperHeroProps {
  /** The motif beside the words, drawn round 330, 72. */
  motif: ReactNode;
  /** Stands above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its words beside a strip of cut paper, under it on a phone. */
export function PaperHero({ motif, eyebrow, title, lead, children }: PaperHeroProps) {
  return (
    <header className={css.hero}>
      <div className={css.heroArt}>
        <PaperStrip shape="wide">{motif}</PaperStrip>
      </div>
      <div className={css.heroText}>
        {eyebrow}
        <h1 className={css.heroTitle}>{title}</h1>
        {lead === null ? null : <p className={css.heroLead}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
