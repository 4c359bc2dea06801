import { Html, html } from '../../../cashier/provider/html.ts';
import type { GameMarkup, MarkupContext } from '../../page/game-markup.ts';
import {
  BELL_PRIZES,
  FREE_SPIN_FACTOR,
  PAYTABLE,
  LINES,
  MAX_MULTIPLE,
  ROWS,
  STAKE_STEP,
} from '../machine.ts';
import { HARBOUR_NIGHT } from './backdrop.ts';
import { SLOT_SPRITE } from './symbols.ts';

const icon = (symbol: string) =>
  html`<svg class="icon" viewBox="-100 -100 200 200" aria-hidden="true"><use href="#${symbol}" /></svg>`;

const LINE_SYMBOLS = ['seven', 'helm', 'lighthouse', 'anchor', 'lantern', 'fish', 'shell'] as const;

function lineDrawing(rows: readonly number[], number: number): Html {
  const cells = rows.flatMap((row, reel) =>
    Array.from({ length: ROWS }, (_, at) => {
      const fill = at === row ? '#ffd766' : '#203a54';
      return html`<rect x="${reel * 11}" y="${at * 11}" width="9" height="9" rx="2" fill="${fill}" />`;
    }),
  );
  return html`<figure>
    <svg viewBox="0 0 53 31" aria-hidden="true">${cells}</svg>
    <figcaption>${number}</figcaption>
  </figure>`;
}

const DRAWN_LINES = LINES.map((rows, at) => lineDrawing(rows, at + 1));

function rulesHtml({ messages: { slot }, numbers: { multiple } }: MarkupContext): Html {
  const prizes = LINE_SYMBOLS.map((symbol) => {
    const paid = PAYTABLE[symbol].map((prize) => html`<td>${multiple(prize / STAKE_STEP)}</td>`);
    return html`<tr>
      <td>${icon(symbol)} <span class="word">${slot.symbols[symbol]}</span></td>
      ${paid}
    </tr>`;
  });
  const bells = BELL_PRIZES.map(
    (won) => html`<li>${slot.bellPrize(won.bells, multiple(won.stakes), won.freeSpins)}</li>`,
  );
  return html`<h3>${slot.prizes}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${slot.symbol}</th>
          <th scope="col">3</th>
          <th scope="col">4</th>
          <th scope="col">5</th>
        </tr>
      </thead>
      <tbody>
        ${prizes}
      </tbody>
    </table>
    <p>${icon('wild')} ${slot.wild}</p>
    <h3>${icon('bell')} ${slot.bells}</h3>
    <ul>
      ${bells}
      <li>${slot.freeSpins(multiple(FREE_SPIN_FACTOR))}</li>
    </ul>
    <h3>${slot.lines(LINES.length)}</h3>
    <div class="lines" dir="ltr">${DRAWN_LINES}</div>
    <h3>${slot.howTo}</h3>
    <ul>
      <li>${slot.allLines(LINES.length)}</li>
      <li>${slot.longest}</li>
      <li>${slot.most(multiple(MAX_MULTIPLE))}</li>
      <li>${slot.equal}</li>
      <li>${slot.pace}</li>
    </ul>`;
}

/** Harbour Sevens’ part of its page; the machine stands left to right in every language, its words do not. */
export function slotMarkup(told: MarkupContext): GameMarkup {
  const { slot } = told.messages;
  return {
    sprite: new Html(SLOT_SPRITE),
    playArea: html`${new Html(HARBOUR_NIGHT)}
      <div class="machine">
        <svg class="sign" viewBox="0 0 620 120" aria-hidden="true">
          <path
            d="M30 22H590L566 60 590 98H30L54 60Z"
            fill="#5c0f1c"
            stroke="#ffd766"
            stroke-width="6"
            stroke-linejoin="round"
          />
          <text
            x="310"
            y="79"
            text-anchor="middle"
            font-size="50"
            font-weight="900"
            textLength="470"
            lengthAdjust="spacingAndGlyphs"
            fill="#ffe9a3"
          >
            HARBOUR SEVENS
          </text>
        </svg>
        <div class="frame" id="frame">
          <div class="reels" id="reels" role="img" aria-label="${slot.reels}" dir="ltr"></div>
          <svg class="paylines" id="paylines" viewBox="0 0 500 300" aria-hidden="true"></svg>
          <div class="offer" id="offer" hidden>
            <p class="offer-title" id="offer-title"></p>
            <p id="offer-text"></p>
            <button class="action main" id="start-free" type="button">${slot.start}</button>
          </div>
        </div>
        <p class="say" id="message" role="status" aria-live="polite"></p>
      </div>`,
    actions: html`<button class="action main spin" id="spin" type="button">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12a9 9 0 1 0 9-9 9.7 9.7 0 0 0-6.7 2.7L3 8" />
        <path d="M3 3v5h5" /></svg
      ><span>${slot.spin}<small id="spin-sum"></small></span>
    </button>`,
    rules: rulesHtml(told),
  };
}
