/** A text as it is searched: without case and accents, each word after a space. */
function fold(text: string): string {
  return ` ${text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()}`;
}

/** Whether some word of a text begins with what was typed. */
export function wordBegins(text: string, typed: string): boolean {
  return fold(text.replaceAll(/[-(),.’']/g, ' ')).includes(fold(typed.replaceAll(/[-(),.’']/g, ' ')));
}
