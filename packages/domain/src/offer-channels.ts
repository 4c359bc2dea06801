import type { RulePack } from './rule-packs.ts';

/** How a platform may reach a player with offers, in the order they are shown. */
export const OFFER_CHANNELS = ['email', 'sms', 'push', 'phone', 'post'] as const;

/** One way to be reached: e-mail, text message, push notification, phone call or letter. */
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

/** What is known of a player who may be sent offers: their own choice, the box at sign-up, the market's rules. */
export type OfferConsent = {
  /** What the player has chosen since; null for a player who never chose. */
  chosen: readonly OfferChannel[] | null;
  /** The newsletter box at sign-up; null where there was none. */
  newsletter: boolean | null;
  pack: Pick<RulePack, 'newsletterPreTicked'>;
  /** Whether the player is excluded or on a break at this moment. */
  isExcluded: boolean;
};

/**
 * Gives the channels offers may reach a player by. An excluded player is reached by none. Who never chose is reached by
 * e-mail where they ticked the box at sign-up, or saw none and the market lets it come ticked; by every other channel
 * only after the player switches it on, in every market. Source: markets.md "GB, marketing (SR 5.1.12)": opt-in per
 * channel, never ticked beforehand.
 */
export function offerChannels({ chosen, newsletter, pack, isExcluded }: OfferConsent): OfferChannel[] {
  if (isExcluded) return [];
  if (chosen !== null) return OFFER_CHANNELS.filter((channel) => chosen.includes(channel));
  return (newsletter ?? pack.newsletterPreTicked) ? ['email'] : [];
}

/** Gives the channels after some are switched on or off; what is not named stays as it was. */
export function switchOfferChannels(
  before: readonly OfferChannel[],
  changes: Readonly<Partial<Record<OfferChannel, boolean | undefined>>>,
): OfferChannel[] {
  return OFFER_CHANNELS.filter((channel) => changes[channel] ?? before.includes(channel));
}
