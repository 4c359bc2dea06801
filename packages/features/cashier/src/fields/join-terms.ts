/** Joins a method's terms by dots in one line, which may break after a dot, but neither before it nor inside a term. */
export function joinTerms(terms: readonly string[]): string {
  return terms.map((term) => term.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
