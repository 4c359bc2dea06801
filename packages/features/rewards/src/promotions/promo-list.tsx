import { useId, useState, type ReactNode } from 'react';
import type { Promotion } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import type { PromoViewer, PromoActivation } from './promo-action.tsx';
import { getMotifIndexes } from '../art/promo/get-motif-indexes.ts';
import { useBonusLabels } from '../bonuses/use-bonus-labels.ts';
import { IneligibilityReasons } from '../ineligibility/ineligibility-reasons.tsx';
import { MorePromos } from './more-promos.tsx';
import { PromoCard } from './promo-card.tsx';
import { promoGroups } from './promo-groups.ts';
import { PromoRow } from './promo-row.tsx';
import { focusFirstPromo, usePromoDetails } from './use-promo-details.tsx';
import type { LoadedPromotions } from './use-promotions.ts';
import * as css from './promo-list.css.ts';

export interface PromoListProps {
  promotions: Pick<LoadedPromotions, 'rows' | 'count' | 'isFetching' | 'more'>;
  currency: string;
  viewer: PromoViewer;
  activation?: PromoActivation | undefined;
  /** `told` by a heading above those of each; `known` where the page’s own heading says it. */
  kind?: 'told' | 'known';
}

/** The promotions: the first banner wide, the others in a grid by kind, then in rows what is closed, and why (PRO-01). */
export function PromoList({
  promotions,
  currency,
  viewer,
  activation,
  kind: named = 'told',
}: PromoListProps) {
  const { rows, count, isFetching, more } = promotions;
  const words = useBonusLabels();
  const [list, setList] = useState<HTMLElement | null>(null);
  const { show, details } = usePromoDetails({ currency, viewer, taking: activation, list });
  const turns = getMotifIndexes(rows.filter(({ banner }) => banner !== null));
  const { first, kinds, sameReason, closed } = promoGroups(
    rows,
    viewer === 'player' ? 'player' : 'everybody',
  );
  const common = (promotion: Promotion) => ({
    promotion,
    currency,
    viewer,
    activation,
    motifIndex: turns.get(promotion.id),
    onDetails: () => show(promotion),
  });
  const row = (promotion: Promotion, why: 'told' | 'above') => (
    <div
      key={promotion.id}
      className={css.first}
      data-banner={promotion.banner === null ? undefined : promotion.id}
    >
      <PromoRow {...common(promotion)} why={why} />
    </div>
  );
  // Places, not ids: the browser's answer takes the places of the server's, and nothing moves.
  return (
    <div ref={setList} className={css.groups} aria-busy={isFetching} data-busy={isFetching || undefined}>
      {first ? (
        <div className={css.first} data-banner={first.id}>
          <PromoCard {...common(first)} layout="first" />
        </div>
      ) : null}
      {kinds.map((kind) => (
        <Group
          key={kind.type}
          title={named === 'told' ? words.type(kind.type) : null}
          size={kind.cards.length === 1 && kind.rows.length === 0 ? 'single' : 'whole'}
        >
          {kind.cards.length === 0 ? null : (
            <div className={css.list}>
              {kind.cards.map((promotion, place) => (
                <div key={place} className={css.one} data-banner={promotion.id}>
                  <PromoCard {...common(promotion)} layout="one" />
                </div>
              ))}
            </div>
          )}
          {kind.rows.map((promotion) => row(promotion, 'told'))}
        </Group>
      ))}
      {sameReason || closed.length > 0 ? (
        <Group title={<Trans id="promo.closed.title">Not open to you now</Trans>}>
          {sameReason ? (
            <div className={css.first}>
              <IneligibilityReasons {...sameReason.check} onHere={() => focusFirstPromo(list)} />
            </div>
          ) : null}
          {sameReason?.rows.map((promotion) => row(promotion, 'above'))}
          {closed.map((promotion) => row(promotion, 'told'))}
        </Group>
      ) : null}
      <MorePromos loaded={rows.length} count={count} more={more} />
      {details}
    </div>
  );
}

function Group({
  title,
  size = 'whole',
  children,
}: {
  title: ReactNode;
  size?: 'single' | 'whole';
  children: ReactNode;
}) {
  const look = size === 'single' ? `${css.group} ${css.single}` : css.group;
  const id = useId();
  if (title === null) return <div className={look}>{children}</div>;
  return (
    <section aria-labelledby={id} className={look}>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
