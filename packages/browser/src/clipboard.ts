/** Marks that only steer the direction of writing: they say nothing where a text is pasted. */
const DIRECTION_MARKS = /[\u2066-\u2069]/g;

/** Keeps a clock and its zone on one line; where it is pasted it is a space like any other. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Puts a text where the player can paste it from, without marks of direction; false when the browser has no such place or does
 * not allow it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replaceAll(DIRECTION_MARKS, '').replaceAll(NO_BREAK_SPACE, ' '));
    return true;
  } catch {
    return false;
  }
}
