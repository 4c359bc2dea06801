import { Html, html } from '../../../cashier/provider/html.ts';
import { GAME_FACTS } from '../../facts.ts';
import type { Stage, Told } from '../../page/stage.ts';
import { CARD_SPRITE, QUAY_TABLE } from './table-drawings.ts';

function rulesOf({ words: { blackjack }, figures: { percent } }: Told): Html {
  return html`<h3>${blackjack.howTo}</h3>
    <ul>
      ${blackjack.rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
    <h3>${blackjack.aboutReturn}</h3>
    <p>${blackjack.basic(percent(GAME_FACTS['blackjack-quay'].returnToPlayer))}</p>`;
}

const deed = (id: string, label: string, look: 'main' | 'plain' = 'plain') =>
  html`<button class="deed${look === 'main' ? ' main' : ''}" id="${id}" type="button" hidden>
    ${label}<small id="${id}-sum"></small>
  </button>`;

/** Blackjack Quay’s part of its page; cards lie from left to right in every language. */
export function blackjackStage(told: Told): Stage {
  const { blackjack } = told.words;
  return {
    sprite: new Html(CARD_SPRITE),
    stage: html`${new Html(QUAY_TABLE)}
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
    deeds: html`${[
      deed('deal', blackjack.deal, 'main'),
      deed('hit', blackjack.hit),
      deed('stand', blackjack.stand),
      deed('double', blackjack.double),
      deed('split', blackjack.split),
    ]}`,
    rules: rulesOf(told),
  };
}
