import type { Call } from '@baize/api/call';
import * as access from '@baize/api/calls/access';
import * as account from '@baize/api/calls/account';
import * as cashier from '@baize/api/calls/cashier';
import * as lobby from '@baize/api/calls/lobby';
import * as rewards from '@baize/api/calls/rewards';
import * as session from '@baize/api/calls/session';
import * as settings from '@baize/api/calls/settings';
import * as tracking from '@baize/api/calls/tracking';

/** The rooms calls are kept in, in the order a session meets them; the description and its reader list calls by them. */
export const ROOMS = [
  { name: 'settings', about: 'What a brand is made of', calls: settings },
  { name: 'access', about: 'Where a visitor is, and what a sign-up needs to know', calls: access },
  { name: 'session', about: 'Signing up, in and out; the player and their profile', calls: session },
  { name: 'rewards', about: 'Rakeback, cashback, bonuses, tournaments, the club', calls: rewards },
  { name: 'lobby', about: 'Games, studios, favourites, opening a game', calls: lobby },
  { name: 'cashier', about: 'Paying in and out, and what was paid, won and lost', calls: cashier },
  { name: 'account', about: 'Documents, limits, exclusion and freeze', calls: account },
  { name: 'tracking', about: 'Scripts to load, events to record', calls: tracking },
] as const;

/** The room a call is kept in. */
export function roomOf(call: Call): string {
  const room = ROOMS.find(({ calls }) => Object.values<unknown>(calls).includes(call));
  if (!room) throw new Error(`${call.name} is in no room of the contract`);
  return room.name;
}
