import { firstParamValue } from '../web/search-params.ts';

/** What of a list's query decides what is shown: `search` is typed, the others are chosen. */
const PARAMETERS = {
  page: /^[1-9]\d{0,3}$/,
  sort: /^[A-Za-z]{1,20}$/,
  order: /^(?:asc|desc)$/,
  category: /^[a-z0-9-]{1,60}$/i,
  provider: /^[a-z0-9-]{1,60}$/i,
  volatility: /^(?:low|medium|high)$/,
  demo: /^1$/,
  search: /^[^\p{Cc}]{1,100}$/u,
} as const;

/** One parameter of a list's query. */
export type ListParameter = keyof typeof PARAMETERS;

/** What a page's HTML may depend on beside its path; what is typed is searched in the browser. Decision 001. */
export const RENDERED_PARAMETERS = [
  'page',
  'sort',
  'order',
  'category',
  'provider',
  'volatility',
  'demo',
] as const;

function isParameter(name: string): name is ListParameter {
  return Object.hasOwn(PARAMETERS, name);
}

/**
 * Cuts a query string down to what a list shows by, in one order and spelling, each parameter once: everything else,
 * tokens among it, and everything unreadable is left out. Nothing left is the empty text.
 */
export function listQuery(
  search: string,
  names: readonly ListParameter[] = Object.keys(PARAMETERS).filter(isParameter),
): string {
  const pairs = names.flatMap((name) => {
    const value = firstParamValue(search, name)?.trim() ?? '';
    return PARAMETERS[name].test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
