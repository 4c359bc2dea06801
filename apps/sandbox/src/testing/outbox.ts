import * as v from 'valibot';
import type { TestSandbox } from './test-sandbox.ts';

const messageSchema = v.object({
  channel: v.picklist(['mail', 'sms']),
  recipient: v.string(),
  subject: v.string(),
  body: v.string(),
  link: v.nullable(v.string()),
});

export type SentMessage = v.InferOutput<typeof messageSchema>;

/** What was sent to an address or number, the newest first; to anybody without one. */
export async function fetchOutbox(sandbox: TestSandbox, recipient?: string): Promise<SentMessage[]> {
  const query = recipient === undefined ? '' : `?${new URLSearchParams({ recipient }).toString()}`;
  const { body } = await sandbox.request('GET', `/sandbox/outbox${query}`);
  return v.parse(v.array(messageSchema), body['messages']);
}

/** The token a message's link carries. */
export function extractToken(message: SentMessage | undefined): string {
  return new URL(message?.link ?? 'http://nothing.test').searchParams.get('token') ?? '';
}

/** The code a message tells. */
export function extractCode(message: SentMessage | undefined): string {
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
}
