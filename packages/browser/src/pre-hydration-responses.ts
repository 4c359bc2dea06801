/** What the inline script of the document asked for, by address. */
interface PendingRequest {
  /** The token it was asked with. */
  token: string;
  sentAt: number;
  receivedAt?: number;
  response: Promise<Response>;
}

declare global {
  interface Document {
    earlyReads?: Record<string, PendingRequest>;
  }
}

/** An answer older than this, in ms, says too little of now. */
const MAX_AGE_MS = 15_000;

/**
 * Takes the answer that the document's inline script asked for beside the HTML: once, with the same token, and while it is
 * young. Null where there is none; the caller asks by itself then.
 */
export function takePreHydrationResponse(
  address: string,
  token: string | null,
): { response: Promise<Response>; sentAt: number; receivedAt(): number } | null {
  const asked = typeof document === 'undefined' ? undefined : document.earlyReads?.[address];
  if (!asked || token === null) return null;
  delete document.earlyReads?.[address];
  if (asked.token !== token || Date.now() - asked.sentAt > MAX_AGE_MS) return null;
  return {
    response: asked.response,
    sentAt: asked.sentAt,
    receivedAt: () => asked.receivedAt ?? Date.now(),
  };
}
