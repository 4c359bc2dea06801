import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_OFFERS, OFFER_CHANNELS, offerChannels, switchOfferChannels } from './offer-channels.ts';
import { MARKETS, RULE_PACKS } from '../limits/rule-packs.ts';

const choice = fc.option(fc.boolean(), { nil: undefined });
const choices = fc.record({ email: choice, sms: choice, push: choice, phone: choice, post: choice });
const nobodyAsked = { chosen: null, newsletter: null, isExcluded: false };

test('who was never asked is sent no offers where the market forbids a ticked box, and elsewhere e-mail alone', () => {
  const reached = MARKETS.filter(
    (market) => offerChannels({ ...nobodyAsked, pack: RULE_PACKS[market] }).length > 0,
  );
  expect(reached).toEqual(['default', 'cw']);
  expect(offerChannels({ ...nobodyAsked, pack: RULE_PACKS.default })).toEqual(['email']);
});

test.each([
  [true, ['email']],
  [false, []],
])('a newsletter box that was left %s at sign-up counts in every market', (newsletter, channels) => {
  for (const market of MARKETS)
    expect(offerChannels({ ...nobodyAsked, newsletter, pack: RULE_PACKS[market] })).toEqual(channels);
});

test("the player's own choice counts before everything else, also when it is none", () => {
  const pack = RULE_PACKS.default;
  expect(offerChannels({ ...nobodyAsked, chosen: NO_OFFERS, newsletter: true, pack })).toEqual([]);
  const chosen = { post: true, sms: true, email: false };
  expect(offerChannels({ ...nobodyAsked, chosen, pack })).toEqual(['sms', 'post']);
});

test('a channel the player has not switched stays as it was at sign-up, also once another is switched', () => {
  const sms = { ...nobodyAsked, chosen: { sms: true } };
  expect(offerChannels({ ...sms, pack: RULE_PACKS.default })).toEqual(['email', 'sms']);
  expect(offerChannels({ ...sms, pack: RULE_PACKS.gb })).toEqual(['sms']);
  expect(offerChannels({ ...sms, newsletter: false, pack: RULE_PACKS.default })).toEqual(['sms']);
});

test('an excluded player is reached by no channel, whatever was chosen', () => {
  fc.assert(
    fc.property(
      fc.option(choices),
      fc.option(fc.boolean()),
      fc.constantFrom(...MARKETS),
      (chosen, newsletter, market) => {
        expect(offerChannels({ chosen, newsletter, pack: RULE_PACKS[market], isExcluded: true })).toEqual([]);
      },
    ),
  );
});

test('switching changes what is named and nothing else; the same again changes nothing', () => {
  fc.assert(
    fc.property(fc.option(choices), choices, (before, changes) => {
      const after = switchOfferChannels(before, changes);
      for (const channel of OFFER_CHANNELS)
        expect(after[channel]).toBe(changes[channel] ?? before?.[channel]);
      expect(switchOfferChannels(after, changes)).toEqual(after);
    }),
  );
});
