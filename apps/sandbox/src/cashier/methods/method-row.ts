import type { SentAnswerOf } from '@baize/api/call';
import type { getPayments } from '@baize/api/calls/cashier';
import type { PaymentMethod } from '@baize/domain/payment-methods';
import { amountsOf } from './method-amounts.ts';
import { methodTerms } from './method-terms.ts';
import { methodWords } from './method-words.ts';
import type { Method, MethodField } from './method.ts';
import { DESK_EMAIL } from './wallet-methods.ts';

type Row = NonNullable<SentAnswerOf<typeof getPayments>['payments']>[number];

/** Who asks for the methods, and in which language: an invited address is told to its owner alone. */
export type AskedFor = { currencyCode: string; email: string | null; language?: string };

/** A method as get-payments tells it; who may use it is decided by the reader, from the same rules. */
export function methodRow(
  method: Method,
  { currencyCode, email, language = 'en' }: AskedFor,
): Row & PaymentMethod & { depositFields: object[]; withdrawalFields: object[] } {
  const thumbnail = thumbnailOf(method);
  const deposit = amountsOf(method, { direction: 'deposit', currencyCode });
  const payout = amountsOf(method, { direction: 'payout', currencyCode });
  const { title, description } = methodWords(method, language);
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
    restrictedCountries: [...(method.notCountries ?? [])],
    tagRestrictedCountries: byTagOf(method),
    allowedCurrencies: [...(method.currencies ?? [])],
    restrictedCurrencies: [...(method.notCurrencies ?? [])],
    allowEmails: invited(method, email),
    allowedTags: [...(method.tags ?? [])],
    minDeposit: deposit?.min ?? null,
    maxDeposit: deposit?.max ?? null,
    minWithdrawal: payout?.min ?? null,
    maxWithdrawal: payout?.max ?? null,
    ...methodTerms(method, { currencyCode, language }),
    depositFields: (method.depositFields ?? []).map(fieldRow),
    withdrawalFields: (method.payoutFields ?? []).map(fieldRow),
  };
}

/** Where a method's badge is drawn; a path of the platform's assets (S2 §7). */
export function thumbnailOf({ name }: Method): string {
  return `/api/core/casino/assets/payments/${name}.svg`;
}

function byTagOf({ byTag }: Method): Record<string, string[]> | null {
  if (!byTag) return null;
  return Object.fromEntries(Object.entries(byTag).map(([tag, countries]) => [tag, [...countries]]));
}

function invited({ emails }: Method, email: string | null): string[] {
  if (!emails) return [];
  return emails.filter((address) => address === DESK_EMAIL || address === email?.toLowerCase());
}

function fieldRow({ name, required = true, options = [] }: MethodField) {
  return { name, required, options: [...options] };
}
