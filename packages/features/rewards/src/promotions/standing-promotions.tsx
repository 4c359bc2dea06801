import { useEffect } from 'react';
import { DEMO_MONEY } from '../calendar/money-style.ts';
import { usePromoCategory } from './promo-category.ts';
import { PromoList } from './promo-list.tsx';
import { PromosWaiting } from './promo-states.tsx';
import { useServedPromotions, useStandingAlive } from './served-promotions-context.ts';
import * as css from './standing-promotions.css.ts';

/** Before anybody is known: everybody's promotions, and for whoever has a session only their boxes (beyond 15). */
export function StandingPromotions() {
  const served = useServedPromotions();
  const tellAlive = useStandingAlive();
  useEffect(() => tellAlive(), [tellAlive]);
  const { category } = usePromoCategory();
  const inPlace = served?.category === category ? served : null;
  return (
    <>
      {inPlace ? (
        <div className={css.everybody} data-offer="">
          <PromoList
            promotions={{ ...inPlace, busy: false, more: null }}
            currency={DEMO_MONEY.currency}
            viewer="visitor"
          />
        </div>
      ) : null}
      <div className={inPlace ? css.withSession : undefined}>
        <PromosWaiting />
      </div>
    </>
  );
}
