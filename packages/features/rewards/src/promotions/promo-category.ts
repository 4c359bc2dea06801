import type { PromoType } from '@baize/domain/promotions';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The types as an address names them; the server renders lists by `category` (decision 001). */
export const CATEGORIES = {
  'free-spins': 'freespins',
  deposit: 'deposit',
  'no-deposit': 'no_deposit',
} as const satisfies Record<string, PromoType>;

/** One type of promotion, as an address names it. */
export type PromoCategory = keyof typeof CATEGORIES;

const PARAMETER = 'category';

function isCategory(text: string | null): text is PromoCategory {
  return text !== null && Object.hasOwn(CATEGORIES, text);
}

/** The type an address asks for; null for all of them, and for what is no type. */
export function readPromoCategory(query: URLSearchParams): PromoCategory | null {
  const asked = query.get(PARAMETER);
  return isCategory(asked) ? asked : null;
}

/** The chosen type, and the addresses of the others. */
export function usePromoCategory(): {
  category: PromoCategory | null;
  hrefOf(category: PromoCategory | null): string;
} {
  const [query] = useSearchParams();
  const hrefOf = useCallback(
    (category: PromoCategory | null) => {
      const next = new URLSearchParams(query);
      if (category === null) next.delete(PARAMETER);
      else next.set(PARAMETER, category);
      return `?${next.toString()}`;
    },
    [query],
  );
  return { category: readPromoCategory(query), hrefOf };
}
