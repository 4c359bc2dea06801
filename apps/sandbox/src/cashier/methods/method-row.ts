import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getPayments } from '@baize/api/endpoints/cashier';
import type { PaymentMethod } from '@baize/domain/payment-methods';
import { getAmountRange } from './method-amounts.ts';
import { getMethodTerms } from './method-terms.ts';
import { getMethodText } from './method-text.ts';
import type { Method, MethodField } from './method.ts';
import { INVITED_EMAIL } from './wallet-methods.ts';

type Row = NonNullable<ResponseInputOf<typeof getPayments>['payments']>[number];

/** Who asks for the methods, and in which language: an invited address is told to its owner alone. */
export type MethodViewer = { currencyCode: string; email: string | null; language?: string };

/** A method as get-payments tells it; who may use it is decided by the reader, from the same rules. */
export function toMethodRow(
  method: Method,
  { currencyCode, email, language = 'en' }: MethodViewer,
): Row & PaymentMethod & { depositFields: object[]; withdrawalFields: object[] } {
  const thumbnail = getThumbnail(method);
  const deposit = getAmountRange(method, { direction: 'deposit', currencyCode });
  const payout = getAmountRange(method, { direction: 'payout', currencyCode });
  const { title, description } = getMethodText(method, language);
  return {
    id: method.id,
    name: method.name,
    paymentMethod: method.paymentMethod,
    title,
    rawTitle: method.rawTitle,
    description,
    // Both spellings are about: old methods have one, new ones the other.
    ...(method.family === 'card' ? { thumbnail_url: thumbnail } : { thumbnailUrl: thumbnail }),
    isActive: method.isActive ?? true,
    hidden: method.hidden ?? false,
    order: method.order,
    withdrawalExist: method.payout !== undefined,
    isCardForm: method.family === 'card',
    allowedCountries: [...(method.countries ?? [])],
    restrictedCountries: [...(method.excludedCountries ?? [])],
    tagRestrictedCountries: toCountriesByTag(method),
    allowedCurrencies: [...(method.currencies ?? [])],
    restrictedCurrencies: [...(method.excludedCurrencies ?? [])],
    allowEmails: allowedEmails(method, email),
    allowedTags: [...(method.tags ?? [])],
    minDeposit: deposit?.min ?? null,
    maxDeposit: deposit?.max ?? null,
    minWithdrawal: payout?.min ?? null,
    maxWithdrawal: payout?.max ?? null,
    ...getMethodTerms(method, { currencyCode, language }),
    depositFields: (method.depositFields ?? []).map(fieldRow),
    withdrawalFields: (method.payoutFields ?? []).map(fieldRow),
  };
}

/** Where a method's badge is drawn; a path of the platform's assets (S2 §7). */
export function getThumbnail({ name }: Method): string {
  return `/api/core/casino/assets/payments/${name}.svg`;
}

function toCountriesByTag({ countriesByTag }: Method): Record<string, string[]> | null {
  if (!countriesByTag) return null;
  return Object.fromEntries(Object.entries(countriesByTag).map(([tag, countries]) => [tag, [...countries]]));
}

function allowedEmails({ emails }: Method, email: string | null): string[] {
  if (!emails) return [];
  return emails.filter((address) => address === INVITED_EMAIL || address === email?.toLowerCase());
}

function fieldRow({ name, required = true, options = [] }: MethodField) {
  return { name, required, options: [...options] };
}
