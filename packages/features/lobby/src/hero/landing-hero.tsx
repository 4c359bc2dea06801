import { pageColumn } from '@baize/page/page-column';
import { Hero, useHeroLayout } from './hero.tsx';

export { landingSections } from './landing-sections.css.ts';

/** The brand's hero at the top of a landing page of its own: from edge to edge where the frame leaves the edges free. */
export function LandingHero() {
  return useHeroLayout() === 'wide' ? (
    <Hero />
  ) : (
    <div className={pageColumn}>
      <Hero />
    </div>
  );
}
