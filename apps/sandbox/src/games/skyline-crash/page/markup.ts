import { Html, html } from '../../../cashier/provider/html.ts';
import type { GameMarkup, MarkupContext } from '../../page/game-markup.ts';
import { MAX_MULTIPLIER, MIN_MULTIPLIER, RETURN_PERCENT } from '../flight.ts';
import { CITY_NIGHT, LANTERN, LANTERN_SPRITE } from './backdrop.ts';

const MOST = MAX_MULTIPLIER / 100;

function rulesHtml({ messages: { crash }, numbers: { percent, multiple } }: MarkupContext): Html {
  const start = multiple(1, 2);
  const chances = [1.1, 1.5, 2, 5, 10, 100].map(
    (reached) =>
      html`<tr>
        <td>${multiple(reached, 2)}</td>
        <td>${percent(RETURN_PERCENT / reached, 2)}</td>
      </tr>`,
  );
  return html`<h3>${crash.howTo}</h3>
    <ul>
      <li>${crash.climb(start)}</li>
      <li>${crash.inTime}</li>
      <li>${crash.bounds(multiple(MIN_MULTIPLIER / 100, 2), multiple(MOST))}</li>
      <li>${crash.autoHolds}</li>
      <li>${crash.clock}</li>
      <li>${crash.timeCheck}</li>
      <li>${crash.pace}</li>
    </ul>
    <h3>${crash.chances}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${crash.multiplier}</th>
          <th scope="col">${crash.likelihood}</th>
        </tr>
      </thead>
      <tbody>
        ${chances}
      </tbody>
    </table>
    <p>${crash.atOnce(100 - RETURN_PERCENT, start)}</p>`;
}

/** Skyline Crash’s part of its page; time flies from left to right in every language. */
export function crashMarkup(told: MarkupContext): GameMarkup {
  const { messages, numbers } = told;
  const { crash } = messages;
  return {
    sprite: new Html(LANTERN_SPRITE),
    playArea: html`${new Html(CITY_NIGHT)}
      <svg class="flight" id="flight" aria-hidden="true">
        <path id="under-curve" fill="url(#trail)" />
        <path id="curve" fill="none" stroke="#ffd27a" stroke-width="4" stroke-linecap="round" />
        <g id="lantern">${new Html(LANTERN)}</g>
      </svg>
      <ol class="past" id="past" aria-label="${crash.past}" dir="ltr"></ol>
      <div class="reading" id="reading-box">
        <output id="reading" aria-live="off" dir="ltr">${numbers.multiple(1, 2)}</output>
        <p id="reading-note">${crash.ready}</p>
      </div>
      <p class="say" id="message" role="status" aria-live="polite"></p>`,
    actions: html`<label class="auto"
        ><span>${crash.auto}</span
        ><span class="auto-field" dir="ltr"
          ><input
            class="field"
            id="auto"
            inputmode="decimal"
            autocomplete="off"
            placeholder="${crash.off}"
            aria-describedby="auto-hint"
          /><b aria-hidden="true">×</b></span
        ><span class="unseen" id="auto-hint">${crash.autoHint(numbers.number(MOST))}</span></label
      >
      <button class="action main fly" id="fly" type="button">
        ${crash.fly}<small id="fly-stake"></small>
      </button>
      <button class="action main fly" id="cash-out" type="button" hidden>
        ${crash.cashOut}<small id="cash-out-sum"></small>
      </button>`,
    rules: rulesHtml(told),
  };
}
