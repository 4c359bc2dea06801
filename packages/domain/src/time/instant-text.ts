const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const LAST_INSTANT = 8.64e15;

/**
 * Reads an instant as epoch ms: a number of them, or ISO 8601 text with its offset (contract.md "Envelope"); null for
 * anything else. A text without an offset names no instant.
 */
export function readInstant(value: unknown): number | null {
  const instant = typeof value === 'string' && INSTANT.test(value.trim()) ? Date.parse(value.trim()) : value;
  return typeof instant === 'number' && Math.abs(instant) <= LAST_INSTANT ? instant : null;
}
