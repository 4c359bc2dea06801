import { serverDataContext } from '@baize/page';
import { pageLocale } from '@baize/shell/documents';
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { readPromoCategory } from '../promotions/promo-category.ts';
import { PromotionsView } from '../promotions/promotions-view.tsx';
import { fetchPromotions, type ServedPromotions } from '../promotions/served-promotions.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ServedPromotions | null> {
  return fetchPromotions({
    server: context.get(serverDataContext),
    language: pageLocale(context),
    category: readPromoCategory(new URL(request.url).searchParams),
  });
}

/** Chips and modals change the query alone, and then the browser asks by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What the house offers today: everybody's list at once, then the one for whoever looks. */
export default function PromotionsPage() {
  return <PromotionsView served={useLoaderData<ServedPromotions | null>()} />;
}
