import { Html, html } from '../../../cashier/provider/html.ts';
import { GAME_FACTS } from '../../facts.ts';
import type { GameMarkup, MarkupContext } from '../../page/game-markup.ts';
import { CARD_SPRITE, QUAY_TABLE } from './table-drawings.ts';

function rulesHtml({ messages: { blackjack }, numbers: { percent } }: MarkupContext): Html {
  return html`<h3>${blackjack.howTo}</h3>
    <ul>
      ${blackjack.rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
    <h3>${blackjack.aboutReturn}</h3>
    <p>${blackjack.basic(percent(GAME_FACTS['blackjack-quay'].returnToPlayer))}</p>`;
}

const actionButton = (id: string, label: string, look: 'main' | 'plain' = 'plain') =>
  html`<button class="action${look === 'main' ? ' main' : ''}" id="${id}" type="button" hidden>
    ${label}<small id="${id}-sum"></small>
  </button>`;

/** Blackjack Quay’s part of its page; cards lie from left to right in every language. */
export function blackjackMarkup(told: MarkupContext): GameMarkup {
  const { blackjack } = told.messages;
  return {
    sprite: new Html(CARD_SPRITE),
    playArea: html`${new Html(QUAY_TABLE)}
      <section class="seat" aria-label="${blackjack.dealer}">
        <h2 class="seat-name">${blackjack.dealer} <output class="count" id="dealer-count"></output></h2>
        <div class="cards" id="dealer" dir="ltr"></div>
      </section>
      <div class="middle">
        <p class="lettering" aria-hidden="true">${blackjack.pays}</p>
        <p class="lettering small" aria-hidden="true">${blackjack.stands}</p>
        <p class="say" id="message" role="status" aria-live="polite"></p>
      </div>
      <section class="player" aria-label="${blackjack.you}">
        <h2 class="seat-name">${blackjack.you}</h2>
        <div class="hands" id="hands" dir="ltr"></div>
      </section>`,
    actions: html`${[
      actionButton('deal', blackjack.deal, 'main'),
      actionButton('hit', blackjack.hit),
      actionButton('stand', blackjack.stand),
      actionButton('double', blackjack.double),
      actionButton('split', blackjack.split),
    ]}`,
    rules: rulesHtml(told),
  };
}
