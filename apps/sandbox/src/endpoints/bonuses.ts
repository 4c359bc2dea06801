import {
  activateBonus as activateCall,
  cancelBonus as cancelCall,
  coupon as couponCall,
  getAllBonus,
  getUserBonus,
} from '@baize/api/endpoints/rewards';
import { isZone } from '@baize/domain/zone';
import { isCurrency } from '../accounts/country-facts.ts';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import { activateOffer } from '../bonuses/activate-bonus.ts';
import { BONUS_FIXTURES, COUPON_FIXTURES } from '../bonuses/fixtures.ts';
import { cancelBonus } from '../bonuses/cancel-bonus.ts';
import { runBonusAction } from '../bonuses/run-bonus-action.ts';
import { loadOfferFacts, loadOfferTimes } from '../bonuses/offer-facts.ts';
import { OFFERS } from '../bonuses/offers.ts';
import { toBonusLabel, listBonusPage } from '../bonuses/player-bonus.ts';
import { matchesFilter, toPromotion } from '../bonuses/promotions.ts';
import { redeemCoupon } from '../bonuses/redeem-coupon.ts';
import { expireBonuses } from '../bonuses/active-bonus.ts';
import { validationError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import type { Brand } from '../settings/brand-settings.ts';

const WRONG = 'form.validation.invalid.format';

export function registerBonusEndpoints(calls: EndpointContext): void {
  registerPromotionEndpoints(calls);
  registerPlayerBonusEndpoints(calls);
  // What a tester takes to meet each bonus code and each fate of a coupon.
  calls.app.get('/sandbox/bonuses', () => ({ codes: BONUS_FIXTURES, coupons: COUPON_FIXTURES }));
}

function registerPromotionEndpoints(calls: EndpointContext): void {
  const { database, clock, settings, visitor } = calls.platform;

  registerEndpoint(calls, getAllBonus, async ({ input: { query }, client, signedIn }) => {
    const { pageNo, limit, language = 'en', timeZone: zone = 'UTC' } = query;
    if (!isZone(zone)) throw validationError({ timeZone: WRONG });
    if (query.currencyCode !== undefined && !isCurrency(query.currencyCode.toUpperCase()))
      throw validationError({ currencyCode: WRONG });
    const now = clock.now();
    const player = signedIn?.player;
    const currencyCode = query.currencyCode?.toUpperCase() ?? player?.currencyCode ?? 'EUR';
    const ask = {
      ...query,
      zone,
      day: query.calendarDateTime,
      campaign: query.cpnc,
      currencyCode: query.currencyCode ?? player?.currencyCode,
      country: query.countryCheck ? (query.countryCode ?? visitor.countryOf(client.ip)) : null,
    };
    const asksVerifiedEmail = getBrandRules(settings, client.brand).settings.verifyEmailOnBonusActivation;
    const facts = player ? await loadOfferFacts(database, { player, now, asksVerifiedEmail }) : null;
    const held = await loadOfferTimes(database);
    const wanted = OFFERS.flatMap((offer) => {
      const times = held.get(offer.key);
      return times && matchesFilter({ offer, times, now }, ask) ? [{ offer, times }] : [];
    });
    const page = wanted.slice((pageNo - 1) * limit, pageNo * limit);
    const rows = page.map((row) => toPromotion({ ...row, now, language, currencyCode, facts }));
    return { data: { bonus: { count: wanted.length, rows } } };
  });
}

function registerPlayerBonusEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { database, settings } = platform;
  const asksVerifiedEmail = (brand: Brand) =>
    getBrandRules(settings, brand).settings.verifyEmailOnBonusActivation;

  registerEndpoint(calls, getUserBonus, async ({ input: { query }, client, signedIn }) => {
    const { player } = requireSession(signedIn);
    await expireBonuses(platform, player);
    const { count, rows } = await listBonusPage(database, { playerId: player.id, ...query });
    return {
      data: {
        bonuses: { count, rows: rows.map((row) => toBonusLabel(row, player.currencyCode, client.locale)) },
      },
    };
  });

  registerEndpoint(calls, activateCall, async ({ input: { body }, client, signedIn, idempotencyKey }) => {
    const { player } = requireSession(signedIn);
    const action = {
      playerId: player.id,
      call: activateCall.name,
      key: idempotencyKey,
      subject: body.bonusId,
    };
    const bonus = await runBonusAction(platform, action, async (transaction, { player: now, at }) => {
      assertNotExcludedOrFrozen(now, { now: at.getTime() });
      const asked = { player: now, bonusId: body.bonusId, at };
      return activateOffer(transaction, { ...asked, requiresVerifiedEmail: asksVerifiedEmail(client.brand) });
    });
    return { data: { bonus } };
  });

  registerEndpoint(calls, cancelCall, async ({ input: { body }, signedIn, idempotencyKey }) => {
    const { player } = requireSession(signedIn);
    const action = { playerId: player.id, call: cancelCall.name, key: idempotencyKey, subject: body.bonusId };
    const bonus = await runBonusAction(platform, action, (transaction, { at }) =>
      cancelBonus(transaction, { player, bonusId: body.bonusId, at }),
    );
    return { data: { bonus } };
  });

  registerEndpoint(calls, couponCall, async ({ input: { body }, signedIn, idempotencyKey }) => {
    const { player } = requireSession(signedIn);
    const subject = body.code.toUpperCase();
    const action = { playerId: player.id, call: couponCall.name, key: idempotencyKey, subject };
    const bonus = await runBonusAction(platform, action, async (transaction, { player: now, at }) => {
      assertNotExcludedOrFrozen(now, { now: at.getTime() });
      return redeemCoupon(transaction, { player: now, code: body.code, at });
    });
    return { data: { bonus } };
  });
}
