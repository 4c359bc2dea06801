/** What the examples of a brand are in where the platform names no currency. */
const DEFAULT_CURRENCY = 'EUR';

interface WithCode {
  code: string;
}

/**
 * The first usual currency of the visitor's place that the brand keeps accounts in, else the brand's first: what the
 * sign-up form begins with.
 */
export function guestCurrencyCode(
  kept: readonly WithCode[] = [],
  place: { currencies?: readonly WithCode[] | null } | null = null,
): string {
  const near = (place?.currencies ?? []).find(({ code }) => kept.some((one) => one.code === code));
  return (near ?? kept[0])?.code ?? DEFAULT_CURRENCY;
}
