import { useEffect } from 'react';
import { DEMO_MONEY } from '../money/money-style.ts';
import { usePromoCategory } from './promo-category.ts';
import { PromoList } from './promo-list.tsx';
import { PromosSkeleton } from './promo-states.tsx';
import { useServedPromotions, useStaticListReady } from './served-promotions-context.ts';
import * as css from './static-promotions.css.ts';

/** Before anybody is known: everybody's promotions, and for whoever has a session only their boxes (beyond 15). */
export function StaticPromotions() {
  const served = useServedPromotions();
  const tellAlive = useStaticListReady();
  useEffect(() => tellAlive(), [tellAlive]);
  const { category } = usePromoCategory();
  const inPlace = served?.category === category ? served : null;
  return (
    <>
      {inPlace ? (
        <div className={css.everybody} data-offer="">
          <PromoList
            promotions={{ ...inPlace, isFetching: false, more: null }}
            currency={DEMO_MONEY.currency}
            viewer="visitor"
          />
        </div>
      ) : null}
      <div className={inPlace ? css.withSession : undefined}>
        <PromosSkeleton />
      </div>
    </>
  );
}
