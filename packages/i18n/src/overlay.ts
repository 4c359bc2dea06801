import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messageShape } from './message-shape.ts';

/** A platform text that could not be used, and why. */
export interface RefusedText {
  id: string;
  reason: string;
}

/**
 * Lays the platform's texts over the built-in catalogue (I18N-02). A text that is not a string, is empty, is not
 * valid ICU or could not be rendered in the built-in one's place is left out, so that the built-in one stands.
 * Texts stay text: markup in them is never HTML.
 */
export function overlayMessages(ask: { builtIn: Messages; platform: Readonly<Record<string, unknown>> }): {
  messages: Messages;
  refused: RefusedText[];
} {
  const texts = new Map<string, Messages[string]>(Object.entries(ask.builtIn));
  const refused: RefusedText[] = [];
  for (const [id, text] of Object.entries(ask.platform)) {
    try {
      if (typeof text !== 'string' || text.trim() === '') throw new Error('not a text');
      const compiled = compileMessageOrThrow(text);
      const misfit = findMismatch(compiled, Object.hasOwn(ask.builtIn, id) ? ask.builtIn[id] : null);
      if (misfit !== null) throw new Error(misfit);
      texts.set(id, compiled);
    } catch (cause) {
      refused.push({ id, reason: cause instanceof Error ? cause.message : String(cause) });
    }
  }
  return { messages: Object.fromEntries(texts), refused };
}

/** Why a text cannot stand in for the built-in one: the page has neither the value nor the element, or it would throw. */
function findMismatch(compiled: unknown, builtIn: unknown): string | null {
  const { values, choices, formats, tags } = messageShape(compiled);
  const [format] = formats;
  if (format !== undefined) return `the format "${format}" is none of plural, selectordinal and select`;
  const endless = choices.find(({ cases }) => !cases.includes('other'));
  if (endless) return `{${endless.value}, ${endless.kind}, …} has no case "other"`;
  const known = messageShape(builtIn);
  const tag = [...tags].find((name) => !known.tags.has(name));
  if (tag !== undefined) return `<${tag}> is no element of this text`;
  // A text the product has no words for is never rendered with values that could be missing.
  if (builtIn === null) return null;
  const value = [...values].find((name) => !known.values.has(name));
  return value === undefined ? null : `{${value}} is no value of this text`;
}
