/** An amount's text with a + where money came in; a minus is written by the amount itself. */
export function withPlus(text: string, amount: number): string {
  return amount > 0 ? text.replace('\u2066', '\u2066+') : text;
}
