import {
  activateBonus as activateCall,
  cancelBonus as cancelCall,
  coupon as couponCall,
  getAllBonus,
  getUserBonus,
} from '@baize/api/calls/rewards';
import { isZone } from '@baize/domain/zone';
import { isCurrency } from '../accounts/country-facts.ts';
import { refuseBarred } from '../accounts/barriers.ts';
import { activateBonus } from '../bonuses/activate-bonus.ts';
import { BONUS_FIXTURES, COUPON_FIXTURES } from '../bonuses/fixtures.ts';
import { cancelBonus } from '../bonuses/cancel-bonus.ts';
import { doBonusDeed } from '../bonuses/bonus-deed.ts';
import { factsOf, offerTimes } from '../bonuses/offer-facts.ts';
import { OFFERS } from '../bonuses/offers.ts';
import { bonusLabel, bonusPage } from '../bonuses/player-bonus.ts';
import { isWanted, promotionOf } from '../bonuses/promotions.ts';
import { redeemCoupon } from '../bonuses/redeem-coupon.ts';
import { expireBonuses } from '../bonuses/running-bonus.ts';
import { badInput } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { brandRules } from '../settings/brand-rules.ts';
import type { Brand } from '../settings/brand-settings.ts';

const WRONG = 'form.validation.invalid.format';

export function registerBonuses(calls: Calls): void {
  registerPromotions(calls);
  registerPlayerBonuses(calls);
  // What a tester takes to meet each bonus code and each fate of a coupon.
  calls.app.get('/sandbox/bonuses', () => ({ codes: BONUS_FIXTURES, coupons: COUPON_FIXTURES }));
}

function registerPromotions(calls: Calls): void {
  const { database, clock, settings, visitor } = calls.platform;

  registerCall(calls, getAllBonus, async ({ asked: { query }, caller, signedIn }) => {
    const { pageNo, limit, language = 'en', timeZone: zone = 'UTC' } = query;
    if (!isZone(zone)) throw badInput({ timeZone: WRONG });
    if (query.currencyCode !== undefined && !isCurrency(query.currencyCode.toUpperCase()))
      throw badInput({ currencyCode: WRONG });
    const now = clock.now();
    const player = signedIn?.player;
    const currencyCode = query.currencyCode?.toUpperCase() ?? player?.currencyCode ?? 'EUR';
    const ask = {
      ...query,
      zone,
      day: query.calendarDateTime,
      campaign: query.cpnc,
      currencyCode: query.currencyCode ?? player?.currencyCode,
      country: query.countryCheck ? (query.countryCode ?? visitor.countryOf(caller.ip)) : null,
    };
    const asksVerifiedEmail = brandRules(settings, caller.brand).settings.verifyEmailOnBonusActivation;
    const facts = player ? await factsOf(database, { player, now, asksVerifiedEmail }) : null;
    const held = await offerTimes(database);
    const wanted = OFFERS.flatMap((offer) => {
      const times = held.get(offer.key);
      return times && isWanted({ offer, times, now }, ask) ? [{ offer, times }] : [];
    });
    const page = wanted.slice((pageNo - 1) * limit, pageNo * limit);
    const rows = page.map((row) => promotionOf({ ...row, now, language, currencyCode, facts }));
    return { data: { bonus: { count: wanted.length, rows } } };
  });
}

function registerPlayerBonuses(calls: Calls): void {
  const { platform } = calls;
  const { database, settings } = platform;
  const asksVerifiedEmail = (brand: Brand) =>
    brandRules(settings, brand).settings.verifyEmailOnBonusActivation;

  registerCall(calls, getUserBonus, async ({ asked: { query }, caller, signedIn }) => {
    const { player } = sessionOf(signedIn);
    await expireBonuses(platform, player);
    const { count, rows } = await bonusPage(database, { playerId: player.id, ...query });
    return {
      data: {
        bonuses: { count, rows: rows.map((row) => bonusLabel(row, player.currencyCode, caller.locale)) },
      },
    };
  });

  registerCall(calls, activateCall, async ({ asked: { body }, caller, signedIn, idempotencyKey }) => {
    const { player } = sessionOf(signedIn);
    const deed = { playerId: player.id, call: activateCall.name, key: idempotencyKey, subject: body.bonusId };
    const bonus = await doBonusDeed(platform, deed, async (transaction, { player: now, at }) => {
      refuseBarred(now, { now: at.getTime() });
      const asked = { player: now, bonusId: body.bonusId, at };
      return activateBonus(transaction, { ...asked, asksVerifiedEmail: asksVerifiedEmail(caller.brand) });
    });
    return { data: { bonus } };
  });

  registerCall(calls, cancelCall, async ({ asked: { body }, signedIn, idempotencyKey }) => {
    const { player } = sessionOf(signedIn);
    const deed = { playerId: player.id, call: cancelCall.name, key: idempotencyKey, subject: body.bonusId };
    const bonus = await doBonusDeed(platform, deed, (transaction, { at }) =>
      cancelBonus(transaction, { player, bonusId: body.bonusId, at }),
    );
    return { data: { bonus } };
  });

  registerCall(calls, couponCall, async ({ asked: { body }, signedIn, idempotencyKey }) => {
    const { player } = sessionOf(signedIn);
    const subject = body.code.toUpperCase();
    const deed = { playerId: player.id, call: couponCall.name, key: idempotencyKey, subject };
    const bonus = await doBonusDeed(platform, deed, async (transaction, { player: now, at }) => {
      refuseBarred(now, { now: at.getTime() });
      return redeemCoupon(transaction, { player: now, code: body.code, at });
    });
    return { data: { bonus } };
  });
}
