import { maskEmail, maskPhone, parsePhoneValue, type ContactKind } from '@baize/domain/contact-change';
import { sendMail, sendSms } from '../accounts/outbox.ts';
import type { Database } from '../database/open-database.ts';
import type { Player } from '../sessions/session-store.ts';

type Sending = { player: Player; kind: ContactKind; value: string; origin: string; now: number };

/** Sends a code to the new address or number; a mail has a link beside it that does the same. */
export async function sendContactCode(
  transaction: Database,
  { player, kind, value, origin, now, code, token }: Sending & { code: string; token: string },
): Promise<void> {
  const message = { playerId: player.id, recipient: toRecipient(kind, value), at: new Date(now) };
  if (kind === 'phone') {
    await sendSms(transaction, {
      ...message,
      subject: 'Confirm your phone number',
      body: `Your code to confirm this number within 15 minutes: ${code}. Nobody of ours asks you for it.`,
    });
    return;
  }
  const link = `${origin}/verify-email?token=${token}`;
  await sendMail(transaction, {
    ...message,
    subject: 'Confirm your new e-mail address',
    body: `Your code to confirm this address within an hour: ${code}. Or open this link: ${link}`,
    link,
  });
}

/** Tells who is reached by the old address or number what happens to it, and what to do if it was not them. */
export async function notifyOldContact(
  transaction: Database,
  { player, kind, value, origin, now, event }: Sending & { event: 'asked' | 'changed' },
): Promise<void> {
  const link = `${origin}/profile/change-password`;
  const message = { playerId: player.id, at: new Date(now), link };
  const what = kind === 'email' ? 'e-mail address' : 'phone number';
  const subject = event === 'asked' ? `A change of your ${what} was asked for` : `Your ${what} was changed`;
  const next =
    event === 'asked'
      ? `Log in and call the change off, then change your password: ${link}`
      : `Contact support at once: ${origin}/contacts`;
  const body = `${subject}, to ${mask(kind, value)}. If this was not you: ${next}`;
  if (kind === 'email') await sendMail(transaction, { ...message, recipient: player.email, subject, body });
  else if (player.phone !== '')
    await sendSms(transaction, {
      ...message,
      recipient: `+${player.phoneCode}${player.phone}`,
      subject,
      body,
    });
  else await sendMail(transaction, { ...message, recipient: player.email, subject, body });
}

function toRecipient(kind: ContactKind, value: string): string {
  return kind === 'email' ? value : value.replace(' ', '');
}

function mask(kind: ContactKind, value: string): string {
  if (kind === 'email') return maskEmail(value);
  const parts = parsePhoneValue(value);
  return maskPhone(parts?.phoneCode, parts?.phone);
}
