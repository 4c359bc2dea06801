import { and, eq, sql, type SQL } from 'drizzle-orm';
import { EMPTY_EMAIL_DOMAIN } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';

const PHONE = /^\+?\d{6,22}$/;

/** A player by e-mail address, in any case. */
export async function playerByEmail(database: Database, typed: string): Promise<Player | undefined> {
  return one(database, eq(players.email, typed.trim().toLowerCase()));
}

/**
 * Whom somebody who signs in means: an e-mail address; a phone number with its code; or the username of an account
 * without an address. What could mean several players means nobody.
 */
export async function playerToSignIn(database: Database, typed: string): Promise<Player | undefined> {
  const text = typed.trim().toLowerCase();
  if (text.includes('@')) return playerByEmail(database, text);
  if (!PHONE.test(text)) return playerByEmail(database, `${text}@${EMPTY_EMAIL_DOMAIN}`);
  return one(database, eq(sql`concat(${players.phoneCode}, ${players.phone})`, text.replace('+', '')));
}

/** Every player with a phone number; several may share one. */
export async function playersByPhone(
  database: Database,
  { phone, phoneCode }: { phone: string; phoneCode: string | null },
): Promise<Player[]> {
  const code = phoneCode?.replace(/\D/g, '') ?? '';
  const whole = eq(sql`concat(${players.phoneCode}, ${players.phone})`, `${code}${phone}`);
  const matches = code === '' ? sql`(${whole} or ${eq(players.phone, phone)})` : whole;
  return database.select().from(players).where(matches).limit(3);
}

async function one(database: Database, matches: SQL): Promise<Player | undefined> {
  const found = await database.select().from(players).where(and(matches)).limit(2);
  return found.length === 1 ? found[0] : undefined;
}
