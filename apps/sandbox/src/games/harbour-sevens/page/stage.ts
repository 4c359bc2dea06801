import type { Stage } from '../../page/game-page.ts';
import {
  BELL_PRIZES,
  FREE_SPIN_FACTOR,
  LINE_PRIZES,
  LINES,
  MAX_MULTIPLE,
  ROWS,
  STAKE_STEP,
} from '../machine.ts';
import { HARBOUR_NIGHT } from './backdrop.ts';
import { SLOT_SPRITE } from './symbols.ts';

const icon = (symbol: string) =>
  `<svg class="icon" viewBox="-100 -100 200 200" aria-hidden="true"><use href="#${symbol}"/></svg>`;

const times = (lineStakes: number) => `${lineStakes / STAKE_STEP}×`;

const PRIZES = Object.entries(LINE_PRIZES)
  .map(
    ([symbol, prizes]) =>
      `<tr><td>${icon(symbol)} <span class="word">${symbol}</span></td>${prizes.map((prize) => `<td>${times(prize)}</td>`).join('')}</tr>`,
  )
  .join('');

const BELLS = BELL_PRIZES.map(
  ({ bells, stakes, freeSpins }) =>
    `<li>${bells} bells anywhere: ${stakes}× the stake and ${freeSpins} free spins</li>`,
).join('');

function lineDrawing(rows: readonly number[], number: number): string {
  const cells = rows.flatMap((row, reel) =>
    Array.from({ length: ROWS }, (_, at) => {
      const fill = at === row ? '#ffd766' : '#203a54';
      return `<rect x="${reel * 11}" y="${at * 11}" width="9" height="9" rx="2" fill="${fill}"/>`;
    }),
  );
  return `<figure><svg viewBox="0 0 53 31" aria-hidden="true">${cells.join('')}</svg><figcaption>${number}</figcaption></figure>`;
}

const RULES = `<h3>Prizes, in stakes, for three, four and five from the left on a line</h3>
<table><thead><tr><th scope="col">Symbol</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th></tr></thead><tbody>${PRIZES}</tbody></table>
<p>${icon('wild')} Wild stands for every symbol but the bell. It is on the second, third and fourth reel.</p>
<h3>${icon('bell')} Bells and free spins</h3>
<ul>${BELLS}<li>In free spins every prize counts ${FREE_SPIN_FACTOR}×, more wilds are on the reels and there are no bells.</li></ul>
<h3>The ${LINES.length} lines</h3>
<div class="lines">${LINES.map((rows, at) => lineDrawing(rows, at + 1)).join('')}</div>
<h3>How it is played</h3>
<ul><li>All ${LINES.length} lines are always played; each carries a tenth of the stake.</li>
<li>On a line the longest row of a symbol pays; prizes of several lines are added.</li>
<li>A round pays at most ${MAX_MULTIPLE.toLocaleString('en')}× its stake; what would be more is not paid.</li>
<li>Every stop of every reel is equally likely. The reels you see turning are the real ones.</li>
<li>A round takes at least 2.5 seconds. There is no autoplay. An interrupted round waits for you, free spins included.</li></ul>`;

/** Harbour Sevens’ part of its page. */
export const slotStage: Stage = {
  sprite: SLOT_SPRITE,
  stage: `${HARBOUR_NIGHT}
<div class="machine">
<svg class="sign" viewBox="0 0 620 120" aria-hidden="true"><path d="M30 22H590L566 60 590 98H30L54 60Z" fill="#5c0f1c" stroke="#ffd766" stroke-width="6" stroke-linejoin="round"/><text x="310" y="79" text-anchor="middle" font-size="50" font-weight="900" textLength="470" lengthAdjust="spacingAndGlyphs" fill="#ffe9a3">HARBOUR SEVENS</text></svg>
<div class="frame" id="frame"><div class="reels" id="reels" role="img" aria-label="Reels"></div><svg class="paylines" id="paylines" viewBox="0 0 500 300" aria-hidden="true"></svg>
<div class="offer" id="offer" hidden><p class="offer-title" id="offer-title"></p><p id="offer-text"></p><button class="deed main" id="start-free" type="button">Start</button></div></div>
<p class="say" id="message" role="status" aria-live="polite"></p>
</div>`,
  deeds: `<button class="deed main spin" id="spin" type="button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12a9 9 0 1 0 9-9 9.7 9.7 0 0 0-6.7 2.7L3 8"/><path d="M3 3v5h5"/></svg><span>Spin<small id="spin-sum"></small></span></button>`,
  rules: RULES,
};
