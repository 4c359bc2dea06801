/** Western digits in every language: amounts, clocks and references must read the same to support. */
export function intlLocale(locale: string): string {
  return `${locale}-u-nu-latn`;
}
