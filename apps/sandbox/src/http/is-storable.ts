const MAX_DEPTH = 64;

/**
 * Whether everything a request carries can be written down: no zero character, no half of a surrogate pair, which no
 * PostgreSQL text or JSON takes, and nothing nested deeper than anybody needs.
 */
export function isStorable(value: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'string' && !isText(part)) return false;
    if (typeof part !== 'object' || part === null) continue;
    if (depth === MAX_DEPTH) return false;
    for (const [key, inner] of Object.entries(part)) {
      if (!isText(key)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

function isText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
