import type { Stage } from '../../page/game-page.ts';
import { CARD_SPRITE, QUAY_TABLE } from './table-drawings.ts';

const RULES = `<h3>How it is played</h3>
<ul><li>Come closer to 21 than the dealer without going above. Pictures count 10, an ace 1 or 11.</li>
<li>Six decks, shuffled for each round. The dealer stands on all seventeens, soft ones too.</li>
<li>Blackjack, an ace and a ten as dealt, pays 3 to 2. Every other win pays 1 to 1. An equal count returns the stake.</li>
<li>The dealer looks for blackjack first: if there is one, the round ends before you can stake more.</li>
<li>Double: a second stake, one more card. On any first two cards, after a split too.</li>
<li>Split: two cards of the same count become two hands, once a round. Split aces take one card each; 21 with them is no blackjack.</li>
<li>A round takes at least 5 seconds. There is no autoplay, no insurance and no side bet. An interrupted round waits for you.</li></ul>
<h3>About the return</h3>
<p>99.5 % is what basic strategy returns. Other decisions return less.</p>`;

const deed = (id: string, { label, main = false }: { label: string; main?: boolean }) =>
  `<button class="deed${main ? ' main' : ''}" id="${id}" type="button" hidden>${label}<small id="${id}-sum"></small></button>`;

/** Blackjack Quay’s part of its page. */
export const blackjackStage: Stage = {
  sprite: CARD_SPRITE,
  stage: `${QUAY_TABLE}
<section class="seat" aria-label="Dealer"><h2 class="seat-name">Dealer <output class="count" id="dealer-count"></output></h2><div class="cards" id="dealer"></div></section>
<div class="middle"><p class="lettering" aria-hidden="true">Blackjack pays 3 to 2</p><p class="lettering small" aria-hidden="true">Dealer stands on all seventeens</p><p class="say" id="message" role="status" aria-live="polite"></p></div>
<section class="player" aria-label="You"><h2 class="seat-name">You</h2><div class="hands" id="hands"></div></section>`,
  deeds: [
    deed('deal', { label: 'Deal', main: true }),
    deed('hit', { label: 'Hit' }),
    deed('stand', { label: 'Stand' }),
    deed('double', { label: 'Double' }),
    deed('split', { label: 'Split' }),
  ].join(''),
  rules: RULES,
};
