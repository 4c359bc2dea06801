/** Marks that only steer the direction of writing: they say nothing where a text is pasted. */
const DIRECTION_MARKS = /[\u2066-\u2069]/g;

/**
 * Puts a text where the player can paste it from, without marks of direction; false when the browser has no such place or does
 * not allow it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replaceAll(DIRECTION_MARKS, ''));
    return true;
  } catch {
    return false;
  }
}
