import { and, asc, eq, isNull } from 'drizzle-orm';
import { isLinkedAccount } from '../accounts/linked-account.ts';
import { players, sessions, wallets } from '../database/schema.ts';
import { currencyDigits, unitsToDecimal } from '../ledger/currency.ts';
import { auditLedger } from '../ledger/read-ledger.ts';
import { PERSONAS } from '../personas/personas.ts';
import { PERSONA_NAMES, type PersonaName } from '../personas/persona.ts';
import type { Platform } from '../platform.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import { getBrandSite } from '../settings/brand-site.ts';
import { EVENT_NAMES } from './emit-event.ts';

/** What stands how, for the page at `/` and for tests; no token, no password in it. */
export async function loadSandboxState(platform: Platform, callNames: readonly string[]) {
  const { database, clock, faults, lobby, realtime, settings, visitor } = platform;
  const rows = await database
    .select({ player: players, wallet: wallets, session: sessions })
    .from(players)
    .innerJoin(wallets, and(eq(wallets.playerId, players.id), eq(wallets.currencyCode, players.currencyCode)))
    .leftJoin(sessions, and(eq(sessions.playerId, players.id), isNull(sessions.endedAt)))
    .orderBy(asc(players.id));
  const { mode } = clock.state();

  return {
    clock: { mode, now: new Date(clock.now()).toISOString(), machineNow: new Date().toISOString() },
    visitor: { country: visitor.country(), ip: visitor.ip() },
    faults: faults.list(),
    ledger: await auditLedger(database),
    settingsOverrides: settings.overrides(),
    textOverrides: settings.textOverrides(),
    lobby: { size: lobby.size(), games: lobby.catalogue().games.length },
    brands: BRANDS.map((name) => ({ name, site: getBrandSite(settings.settings(name)) })),
    calls: callNames,
    events: EVENT_NAMES,
    linkedAccounts: rows.filter(({ player }) => isLinkedAccount(player)).map(({ player }) => player.email),
    personas: rows
      .filter(({ player }) => player.persona !== null)
      .map(({ player, wallet, session }) => ({
        name: player.persona ?? '',
        email: player.email,
        about: isPersona(player.persona) ? PERSONAS[player.persona].about : '',
        fullName: `${player.firstName} ${player.lastName}`,
        currencyCode: player.currencyCode,
        balance: unitsToDecimal(wallet.balance, player.currencyCode),
        digits: Math.min(8, currencyDigits(player.currencyCode)),
        signedIn: session !== null,
        closed: player.closedAt !== null,
        offerChannels: player.offerChannels,
        sockets: realtime.countSockets(player.id),
      })),
  };
}

function isPersona(name: string | null): name is PersonaName {
  return PERSONA_NAMES.some((known) => known === name);
}

/** The state as `/sandbox/state` answers it. */
export type SandboxState = Awaited<ReturnType<typeof loadSandboxState>>;
