import { getLoyalty, getReferral, getTournaments } from '@baize/api/calls/rewards';
import { notFound } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { loyaltyOf } from '../loyalty/loyalty-of.ts';
import { referralOf } from '../referrals/referral-of.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { editionOf, editionsAround } from '../tournaments/editions.ts';
import { settleTournaments } from '../tournaments/settle-tournaments.ts';
import { showTournament, statusAt } from '../tournaments/show-tournament.ts';

const TOP = 10;

export function registerClub(calls: Calls): void {
  const { platform } = calls;
  const { database, clock, settings } = platform;

  registerCall(calls, getTournaments, async ({ asked: { query }, caller, signedIn }) => {
    await settleTournaments(platform);
    const now = clock.now();
    const viewing = { now, language: caller.locale, playerId: signedIn?.player.id ?? null };
    const { id, status } = query;
    const one = id === undefined ? null : editionOf(id);
    if (id !== undefined && !one) throw notFound('There is no such tournament');
    const wanted = (one ? [one] : editionsAround(now)).filter(
      (edition) => status === undefined || statusAt(edition, now) === status,
    );
    const lines = one ? Infinity : TOP;
    const rows = await Promise.all(
      wanted.map((edition) => showTournament(database, { ...viewing, edition, lines })),
    );
    return { data: { tournaments: { count: rows.length, rows } } };
  });

  registerCall(calls, getLoyalty, async ({ caller, signedIn }) => {
    const { player } = sessionOf(signedIn);
    const steps = brandRules(settings, caller.brand).settings.loyaltyLevelGroupSteps;
    return { data: { loyalty: await loyaltyOf(database, { player, steps, language: caller.locale }) } };
  });

  registerCall(calls, getReferral, async ({ caller, signedIn }) => {
    const { player } = sessionOf(signedIn);
    const { referAFriendPercent: percent, casinoOrigin: origin } = brandRules(
      settings,
      caller.brand,
    ).settings;
    return { data: { referral: await referralOf(database, { player, percent, origin }) } };
  });
}
