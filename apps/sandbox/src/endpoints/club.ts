import { getLoyalty, getReferral, getTournaments } from '@baize/api/endpoints/rewards';
import { notFoundError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { loadLoyalty } from '../loyalty/load-loyalty.ts';
import { loadReferral } from '../referrals/load-referral.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { findEdition, listEditionsAround } from '../tournaments/editions.ts';
import { settleTournaments } from '../tournaments/settle-tournaments.ts';
import { loadTournamentDetails, getTournamentStatus } from '../tournaments/tournament-details.ts';

const TOP = 10;

export function registerClubEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { database, clock, settings } = platform;

  registerEndpoint(calls, getTournaments, async ({ input: { query }, client, signedIn }) => {
    await settleTournaments(platform);
    const now = clock.now();
    const viewing = { now, language: client.locale, playerId: signedIn?.player.id ?? null };
    const { id, status } = query;
    const one = id === undefined ? null : findEdition(id);
    if (id !== undefined && !one) throw notFoundError('There is no such tournament');
    const wanted = (one ? [one] : listEditionsAround(now)).filter(
      (edition) => status === undefined || getTournamentStatus(edition, now) === status,
    );
    const lines = one ? Infinity : TOP;
    const rows = await Promise.all(
      wanted.map((edition) => loadTournamentDetails(database, { ...viewing, edition, lines })),
    );
    return { data: { tournaments: { count: rows.length, rows } } };
  });

  registerEndpoint(calls, getLoyalty, async ({ client, signedIn }) => {
    const { player } = requireSession(signedIn);
    const steps = getBrandRules(settings, client.brand).settings.loyaltyLevelGroupSteps;
    return { data: { loyalty: await loadLoyalty(database, { player, steps, language: client.locale }) } };
  });

  registerEndpoint(calls, getReferral, async ({ client, signedIn }) => {
    const { player } = requireSession(signedIn);
    const { referAFriendPercent: percent, casinoOrigin: origin } = getBrandRules(
      settings,
      client.brand,
    ).settings;
    return { data: { referral: await loadReferral(database, { player, percent, origin }) } };
  });
}
