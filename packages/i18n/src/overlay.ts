import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A platform text that could not be used, and why. */
export interface RefusedText {
  id: string;
  reason: string;
}

/**
 * Lays the platform's texts over the built-in catalogue (I18N-02). A text that is not a string, is
 * empty or is not valid ICU is left out, so that the built-in one stands. Texts stay text: markup in
 * them is printed as characters wherever it is rendered.
 */
export function overlayMessages(ask: { builtIn: Messages; platform: Readonly<Record<string, unknown>> }): {
  messages: Messages;
  refused: RefusedText[];
} {
  const texts = new Map<string, Messages[string]>(Object.entries(ask.builtIn));
  const refused: RefusedText[] = [];
  for (const [id, text] of Object.entries(ask.platform)) {
    if (typeof text !== 'string' || text === '') {
      refused.push({ id, reason: 'not a text' });
      continue;
    }
    try {
      texts.set(id, compileMessageOrThrow(text));
    } catch (cause) {
      refused.push({ id, reason: cause instanceof Error ? cause.message : String(cause) });
    }
  }
  return { messages: Object.fromEntries(texts), refused };
}
