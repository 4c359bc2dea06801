import type { RulePack } from '../limits/rule-packs.ts';

/** How a platform may reach a player with offers, in the order they are shown. */
export const OFFER_CHANNELS = ['email', 'sms', 'push', 'phone', 'post'] as const;

/** One way to be reached: e-mail, text message, push notification, phone call or letter. */
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

/** What a player has chosen, channel by channel; what they never switched is not in it. */
export type OfferChoices = Readonly<Partial<Record<OfferChannel, boolean | undefined>>>;

/** The choice of who shuts themselves out: no offer by any channel. */
export const NO_OFFERS: OfferChoices = Object.fromEntries(OFFER_CHANNELS.map((channel) => [channel, false]));

/** What is known of a player who may be sent offers: their own choice, the box at sign-up, the market's rules. */
export type OfferConsent = {
  /** The channels the player has switched themselves since; null for a player who never chose. */
  chosen: OfferChoices | null;
  /** The newsletter box at sign-up; null where there was none. */
  newsletter: boolean | null;
  pack: Pick<RulePack, 'newsletterPreTicked'>;
  /** Whether the player is excluded or on a break at this moment. */
  isExcluded: boolean;
};

/**
 * Gives the channels offers may reach a player by. An excluded player is reached by none. A channel the player has switched is
 * as they left it. Otherwise they are reached by e-mail where they ticked the box at sign-up, or saw none and the market lets it
 * come ticked; by every other channel only after they switch it on, in every market. Source: markets.md "GB, marketing (SR 5.1.12)": opt-in per
 * channel, never ticked beforehand.
 */
export function offerChannels({ chosen, newsletter, pack, isExcluded }: OfferConsent): OfferChannel[] {
  if (isExcluded) return [];
  const isEmailOn = newsletter ?? pack.newsletterPreTicked;
  return OFFER_CHANNELS.filter((channel) => chosen?.[channel] ?? (channel === 'email' && isEmailOn));
}

/** Gives a player's choices after some are made anew; nothing else becomes a choice of theirs by it. */
export function switchOfferChannels(before: OfferChoices | null, changes: OfferChoices): OfferChoices {
  const after = OFFER_CHANNELS.map((channel) => [channel, changes[channel] ?? before?.[channel]] as const);
  return Object.fromEntries(after.filter(([, isOn]) => isOn !== undefined));
}
