import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { EMPTY_EMAIL_DOMAIN } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { isPhoneAccount, players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { numbersElsewhere, readPhone, type StoredPhone, type WrittenPhone } from './phone-number.ts';

/** A player's number as its code and national number in one row. */
const WHOLE_NUMBER = sql<string>`concat(${players.phoneCode}, ${players.phone})`;

/** What somebody typed to say who they are. */
export type LoginName = {
  /** One name for all ways to write it, by which wrong passwords are counted. */
  key: string;
  email: string;
  phone: WrittenPhone | null;
};

/** A player by e-mail address, in any case. */
export async function playerByEmail(database: Database, typed: string): Promise<Player | undefined> {
  const [player] = await database.select().from(players).where(eq(players.email, typed.trim().toLowerCase()));
  return player;
}

/** Reads an e-mail address; a phone number; or the username of an account without an address. `country` is the visitor's. */
export function readLoginName(typed: string, country: string): LoginName {
  const text = typed.trim().toLowerCase();
  if (text.includes('@')) return { key: text, email: text, phone: null };
  const phone = readPhone(text, country);
  return { key: phone?.key ?? text, email: `${text}@${EMPTY_EMAIL_DOMAIN}`, phone };
}

/** Whom somebody who signs in means. */
export async function playerToSignIn(
  database: Database,
  { email, phone }: LoginName,
): Promise<Player | undefined> {
  return phone === null ? playerByEmail(database, email) : playerByPhone(database, phone);
}

/**
 * Whom a phone number means. Without a code that of the visitor's country goes first, then digits that begin with a code; a
 * number of elsewhere counts where it is the only one that fits.
 */
export async function playerByPhone(database: Database, written: WrittenPhone): Promise<Player | undefined> {
  for (const number of written.numbers) {
    const [first] = await playersByNumber(database, [number]);
    if (first) return first;
  }
  if (written.hasCode) return undefined;
  const fitting = await playersByNumber(database, numbersElsewhere(written));
  const numbers = new Set(fitting.map(({ phoneCode, phone }) => `${phoneCode}${phone}`));
  return numbers.size === 1 ? fitting[0] : undefined;
}

/**
 * Several players may share a number. It logs in the account that is known by it alone, else whoever had it first: nobody
 * takes another's log-in away by giving the same number.
 */
async function playersByNumber(database: Database, numbers: readonly string[]): Promise<Player[]> {
  if (numbers.length === 0) return [];
  return database
    .select()
    .from(players)
    .where(and(ne(players.phone, ''), inArray(WHOLE_NUMBER, [...numbers])))
    .orderBy(desc(isPhoneAccount(players)), asc(players.phoneSetAt), asc(players.id));
}

/** Whether another account has a number; one that is known by its phone alone can then not have it. */
export async function isPhoneTaken(
  database: Database,
  { phoneCode, phone, playerId }: StoredPhone & { playerId: number | null },
): Promise<boolean> {
  if (phone === '') return false;
  const having = await playersByNumber(database, [`${phoneCode}${phone}`]);
  return having.some(({ id }) => id !== playerId);
}
