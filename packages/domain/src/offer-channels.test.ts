import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_CHANNELS, offerChannels, switchOfferChannels } from './offer-channels.ts';
import { MARKETS, RULE_PACKS } from './rule-packs.ts';

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
  expect(offerChannels({ ...nobodyAsked, chosen: [], newsletter: true, pack })).toEqual([]);
  expect(offerChannels({ ...nobodyAsked, chosen: ['post', 'sms'], pack })).toEqual(['sms', 'post']);
});

test('an excluded player is reached by no channel, whatever was chosen', () => {
  fc.assert(
    fc.property(
      fc.option(fc.subarray([...OFFER_CHANNELS])),
      fc.option(fc.boolean()),
      fc.constantFrom(...MARKETS),
      (chosen, newsletter, market) => {
        expect(offerChannels({ chosen, newsletter, pack: RULE_PACKS[market], isExcluded: true })).toEqual([]);
      },
    ),
  );
});

test('switching changes what is named and nothing else; the same again changes nothing', () => {
  const some = fc.subarray([...OFFER_CHANNELS]);
  fc.assert(
    fc.property(some, some, some, (before, on, off) => {
      const changes = Object.fromEntries([
        ...on.map((channel) => [channel, true] as const),
        ...off.map((channel) => [channel, false] as const),
      ]);
      const after = switchOfferChannels(before, changes);
      for (const channel of OFFER_CHANNELS)
        expect(after.includes(channel)).toBe(changes[channel] ?? before.includes(channel));
      expect(switchOfferChannels(after, changes)).toEqual(after);
    }),
  );
});
