/** As many signs of a large amount as the narrowest phone has room for beside a card's padding. */
const MAX_CHARACTERS = 13;

/** Marks an amount as too long for its usual size; undefined leaves the attribute out. */
export function isLongAmount(text: string): true | undefined {
  return text.length > MAX_CHARACTERS ? true : undefined;
}
