/**
 * A page's language with the region the browser names for it (`en` as `en-US`): regions of one language order a date in
 * different ways. English of no known region is British, as dates are written elsewhere. For parts that the server does not render.
 */
export function regionalLocale(locale: string, accepted: readonly string[] = navigator.languages): string {
  const regional = accepted.find((one) => one.toLowerCase().startsWith(`${locale.toLowerCase()}-`));
  if (regional !== undefined && isLocaleTag(regional)) return regional;
  return locale === 'en' ? 'en-GB' : locale;
}

/** Some browsers name languages that no formatter takes. */
function isLocaleTag(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag);
}
