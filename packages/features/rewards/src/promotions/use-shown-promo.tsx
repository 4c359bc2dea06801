import type { Promotion } from '@baize/api/calls/rewards';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import type { PromoViewer, Taking } from './promo-action.tsx';
import { useLiftedPromo } from './served-promotions-context.ts';

const PromoDetail = lazy(async () => ({ default: (await import('./promo-detail.tsx')).PromoDetail }));

interface Ask {
  currency: string;
  viewer: PromoViewer;
  taking: Taking | undefined;
  /** Over which the details stand. */
  list: HTMLElement | null;
}

/** The promotion whose details stand over the list, and where one goes from them. */
export interface ShownPromo {
  promotion: Promotion;
  open: boolean;
  after: 'back' | 'list';
}

/** The details of a promotion over a list of them. */
export function useShownPromo({ currency, viewer, taking, list }: Ask): {
  show(promotion: Promotion): void;
  details: ReactNode;
} {
  const own = useState<ShownPromo | null>(null);
  const [shown, setShown] = useLiftedPromo() ?? own;
  const close = (after: ShownPromo['after'] = 'back') =>
    setShown((now) => now && { ...now, after: now.open ? after : now.after, open: false });
  const details = shown ? (
    <Suspense>
      <PromoDetail
        promotion={shown.promotion}
        currency={currency}
        viewer={viewer}
        taking={
          taking && {
            pending: taking.pending,
            activate: (promotion) => {
              close();
              taking.activate(promotion);
            },
          }
        }
        open={shown.open}
        onClose={() => close()}
        onOthers={() => close('list')}
        finalFocus={shown.after === 'list' ? firstOf(list) : undefined}
        onExited={() => {
          if (shown.after === 'list') toOthers(list);
          setShown(null);
        }}
      />
    </Suspense>
  ) : null;
  return { show: (promotion) => setShown({ promotion, open: true, after: 'back' }), details };
}

/** What can be done about the first of a list, looked up when it is wanted. */
function firstOf(list: HTMLElement | null): RefObject<HTMLElement | null> {
  return {
    get current() {
      return list?.querySelector<HTMLElement>('[data-promotion] :is(a, button)') ?? null;
    },
  };
}

/** Takes the eye and the keyboard to the first of a list of promotions. */
export function toOthers(list: HTMLElement | null) {
  const first = firstOf(list).current;
  first?.closest('[data-promotion]')?.scrollIntoView?.({ block: 'nearest' });
  first?.focus();
}
