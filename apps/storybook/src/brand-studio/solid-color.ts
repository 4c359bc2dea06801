import type { ThemeTokens } from '@baize/ui/derive-tokens';
import { findReference, readToken } from '@baize/ui/token-list';

/** Returns what a value shows of a theme that this page does not wear: its references followed, within gradients too. */
export function solidColor(tokens: ThemeTokens, value: string): string {
  return value.replaceAll(/var\(--[\w-]+\)/g, (reference) => {
    const name = findReference(reference);
    return name ? solidColor(tokens, readToken(tokens, name)) : reference;
  });
}
