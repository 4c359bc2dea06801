import type { Promotion } from '@baize/api/endpoints/rewards';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import type { PromoViewer, PromoActivation } from './promo-action.tsx';
import { useOpenPromoContext } from './served-promotions-context.ts';

const PromoDetail = lazy(async () => ({ default: (await import('./promo-detail.tsx')).PromoDetail }));

interface UsePromoDetailsOptions {
  currency: string;
  viewer: PromoViewer;
  taking: PromoActivation | undefined;
  /** Over which the details stand. */
  list: HTMLElement | null;
}

/** The promotion whose details stand over the list, and where one goes from them. */
export interface OpenPromo {
  promotion: Promotion;
  open: boolean;
  after: 'back' | 'list';
}

/** The details of a promotion over a list of them. */
export function usePromoDetails({ currency, viewer, taking, list }: UsePromoDetailsOptions): {
  show(promotion: Promotion): void;
  details: ReactNode;
} {
  const own = useState<OpenPromo | null>(null);
  const [shown, setShown] = useOpenPromoContext() ?? own;
  const close = (after: OpenPromo['after'] = 'back') =>
    setShown((now) => now && { ...now, after: now.open ? after : now.after, open: false });
  const details = shown ? (
    <Suspense>
      <PromoDetail
        promotion={shown.promotion}
        currency={currency}
        viewer={viewer}
        activation={
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
          if (shown.after === 'list') focusFirstPromo(list);
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
export function focusFirstPromo(list: HTMLElement | null) {
  const first = firstOf(list).current;
  first?.closest('[data-promotion]')?.scrollIntoView?.({ block: 'nearest' });
  first?.focus();
}
