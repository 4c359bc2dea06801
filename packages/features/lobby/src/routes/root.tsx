import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { Slot } from '@baize/shell/slot';
import { useLingui } from '@lingui/react/macro';
import { Greeting } from '../greeting/greeting.tsx';
import { Hero, useHeroLayout } from '../hero/hero.tsx';
import * as css from './root.css.ts';

export default function RootPage() {
  const { t } = useLingui();
  const wide = useHeroLayout() === 'wide';
  return (
    <>
      <PageHead
        title={null}
        description={t({
          id: 'root.description',
          message: 'Online casino with a daily rakeback calendar and cashback counted every half hour.',
        })}
      />
      {wide ? <Hero /> : null}
      <div className={`${pageColumn} ${css.page}`}>
        <Greeting />
        {wide ? null : <Hero />}
        <Slot name="root.rewards" />
        <Slot name="root.promotions" />
      </div>
    </>
  );
}
