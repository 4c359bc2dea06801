import type { SandboxUnderTest } from './sandbox-under-test.ts';

export type SentMessage = {
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
};

/** What was sent to an address or number, the newest first; to anybody without one. */
export async function outboxOf(sandbox: SandboxUnderTest, recipient?: string): Promise<SentMessage[]> {
  const query = recipient === undefined ? '' : `?${new URLSearchParams({ recipient }).toString()}`;
  const { body } = await sandbox.send('GET', `/sandbox/outbox${query}`);
  const read: { messages: SentMessage[] } = JSON.parse(JSON.stringify(body));
  return read.messages;
}

/** The token a message's link carries. */
export function tokenIn(message: SentMessage | undefined): string {
  return new URL(message?.link ?? 'http://nothing.test').searchParams.get('token') ?? '';
}
