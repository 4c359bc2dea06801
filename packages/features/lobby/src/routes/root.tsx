import { serverDataContext } from '@baize/page';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { Slot } from '@baize/page/slot';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { Greeting } from '../greeting/greeting.tsx';
import { Hero, useHeroLayout } from '../hero/hero.tsx';
import { landingSections } from '../hero/landing-sections.css.ts';
import { readHomeLists } from '../game-index/home-lists.ts';
import { packLists } from '../home/packed-lists.ts';
import { LazyHome } from '../home/lazy-home.ts';
import { LazyWins } from '../winners/lazy-wins.ts';
import * as css from './root.css.ts';

/** Modals change the query alone, and open without asking anybody. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What there is to play, the same for everybody. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { lists: packLists(await readHomeLists(context.get(serverDataContext))) };
}

export const handle: PageHandle = { reads: ['rakeback-days', 'calendar-award', 'favorites'] };

export default function RootPage() {
  const { t } = useLingui();
  const wide = useHeroLayout() === 'wide';
  return (
    <>
      <PageHead
        title={t({ id: 'root.title', message: 'Online casino with daily rakeback' })}
        description={t({
          id: 'root.description',
          message: 'Online casino with a daily rakeback calendar and cashback counted every half hour.',
        })}
      />
      {wide ? <Hero /> : null}
      <div className={`${pageColumn} ${landingSections}`}>
        {wide ? null : <Greeting />}
        {wide ? null : <Hero />}
        <div className={wide ? css.onHero : undefined} data-offer="">
          <LazyWins />
        </div>
        {wide ? <Greeting /> : null}
        <Slot name="root.rewards" />
        <LazyHome />
        <Slot name="root.tournaments" />
        <Slot name="root.promotions" />
      </div>
    </>
  );
}
