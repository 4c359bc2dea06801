import type { Stage } from '../../page/game-page.ts';
import { HIGHEST, RETURN_PERCENT } from '../flight.ts';
import { CITY_NIGHT, LANTERN, LANTERN_SPRITE } from './backdrop.ts';

const MOST = (HIGHEST / 100).toLocaleString('en');

const CHANCES = [1.1, 1.5, 2, 5, 10, 100]
  .map((times) => `<tr><td>${times.toFixed(2)}×</td><td>${(RETURN_PERCENT / times).toFixed(2)} %</td></tr>`)
  .join('');

const RULES = `<h3>How it is played</h3>
<ul><li>Choose a stake and let the lantern fly. The multiplier climbs from 1.00× until the lantern goes out.</li>
<li>Cash out before that, and you are paid your stake times the multiplier. Else the stake is lost.</li>
<li>The earliest cash-out is 1.01×. At ${MOST}× a flight is cashed out by itself.</li>
<li>Auto cash-out is done on our side: it holds also when your connection is lost.</li>
<li>The time at which your cash-out reaches our server counts, not the picture on your screen.</li>
<li>When a time check interrupts a flight, it is cashed out at that moment.</li>
<li>A round takes at least 5 seconds. There is no autoplay. Stakes are whole amounts, so nothing is rounded.</li></ul>
<h3>How likely a flight reaches a multiplier</h3>
<table><thead><tr><th scope="col">Multiplier</th><th scope="col">Likelihood</th></tr></thead><tbody>${CHANCES}</tbody></table>
<p>${100 - RETURN_PERCENT} flights in a hundred go out at 1.00×, before anybody can cash out. Earlier flights say nothing about the next.</p>`;

/** Skyline Crash’s part of its page. */
export const crashStage: Stage = {
  sprite: LANTERN_SPRITE,
  stage: `${CITY_NIGHT}
<svg class="flight" id="flight" aria-hidden="true"><path id="under-curve" fill="url(#trail)"/><path id="curve" fill="none" stroke="#ffd27a" stroke-width="4" stroke-linecap="round"/><g id="lantern">${LANTERN}</g></svg>
<ol class="past" id="past" aria-label="Last flights"></ol>
<div class="reading" id="reading-box"><output id="reading" aria-live="off">1.00×</output><p id="reading-note">Ready</p></div>
<p class="say" id="message" role="status" aria-live="polite"></p>`,
  deeds: `<label class="auto"><span>Auto cash-out at</span><span class="auto-field"><input class="field" id="auto" inputmode="decimal" autocomplete="off" placeholder="off" aria-describedby="auto-hint"><b aria-hidden="true">×</b></span><span class="unseen" id="auto-hint">A multiplier from 1.01 to ${MOST}, or empty</span></label>
<button class="deed main fly" id="fly" type="button">Let it fly<small id="fly-stake"></small></button>
<button class="deed main fly" id="cash-out" type="button" hidden>Cash out<small id="cash-out-sum"></small></button>`,
  rules: RULES,
};
