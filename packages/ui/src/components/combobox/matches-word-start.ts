/** A text as it is searched: without case and accents, each word after a space. */
function normalizeForSearch(text: string): string {
  return ` ${text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()}`;
}

/** Whether some word of a text begins with what was typed. */
export function matchesWordStart(text: string, typed: string): boolean {
  return normalizeForSearch(text.replaceAll(/[-(),.’']/g, ' ')).includes(
    normalizeForSearch(typed.replaceAll(/[-(),.’']/g, ' ')),
  );
}
