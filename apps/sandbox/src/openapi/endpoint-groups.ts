import type { Endpoint } from '@baize/api/endpoint';
import * as access from '@baize/api/endpoints/access';
import * as account from '@baize/api/endpoints/account';
import * as cashier from '@baize/api/endpoints/cashier';
import * as lobby from '@baize/api/endpoints/lobby';
import * as rewards from '@baize/api/endpoints/rewards';
import * as session from '@baize/api/endpoints/session';
import * as settings from '@baize/api/endpoints/settings';
import * as tracking from '@baize/api/endpoints/tracking';

/** The rooms calls are kept in, in the order a session meets them; the description and its reader list calls by them. */
export const ENDPOINT_GROUPS = [
  { name: 'settings', about: 'What a brand is made of', calls: settings },
  { name: 'access', about: 'Where a visitor is, and what a sign-up needs to know', calls: access },
  { name: 'session', about: 'Signing up, in and out; the player and their profile', calls: session },
  { name: 'rewards', about: 'Rakeback, cashback, bonuses, tournaments, the club', calls: rewards },
  { name: 'lobby', about: 'Games, studios, favourites, opening a game', calls: lobby },
  { name: 'cashier', about: 'Paying in and out, and what was paid, won and lost', calls: cashier },
  {
    name: 'account',
    about:
      'Documents, limits, exclusion, freeze, notifications, a copy of the data, e-mail and phone, closing',
    calls: account,
  },
  { name: 'tracking', about: 'Scripts to load, events to record', calls: tracking },
] as const;

/** The room a call is kept in. */
export function getEndpointGroup(call: Endpoint): string {
  const room = ENDPOINT_GROUPS.find(({ calls }) => Object.values<unknown>(calls).includes(call));
  if (!room) throw new Error(`${call.name} is in no room of the contract`);
  return room.name;
}
