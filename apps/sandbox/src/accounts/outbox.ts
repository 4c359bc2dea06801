import { isPlaceholderEmail } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { outbox } from '../database/tables/messages.ts';

export type OutgoingMessage = {
  playerId: number | null;
  recipient: string;
  subject: string;
  body: string;
  /** Where the message leads, for a tester to follow with one press. */
  link?: string | null;
  at: Date;
};

/** Puts a mail into the outbox; an address that stands in for none receives nothing. */
export async function sendMail(transaction: Database, message: OutgoingMessage): Promise<void> {
  if (isPlaceholderEmail(message.recipient)) return;
  await transaction.insert(outbox).values({ ...message, channel: 'mail' });
}

/** Puts a text message into the outbox. */
export async function sendSms(transaction: Database, message: OutgoingMessage): Promise<void> {
  await transaction.insert(outbox).values({ ...message, channel: 'sms' });
}
