import { GAME_FACTS } from '../facts.ts';
import type { GameSlug } from '../stakes.ts';

function dialog(id: string, { title, body }: { title: string; body: string }): string {
  return `<dialog id="${id}" aria-labelledby="${id}-title">
<header><h2 id="${id}-title">${title}</h2><button class="tool" id="close-${id}" type="button" aria-label="Close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button></header>
<div class="body">${body}</div>
</dialog>`;
}

const FAIRNESS = `<p>Each round is decided by two words: a secret of the house, promised to you beforehand by its hash, and a word of your own. Neither side could know the result before both were fixed.</p>
<h3>Next round</h3>
<label for="client-seed">Your word (up to 64 letters, you may change it)</label>
<input class="field" id="client-seed" maxlength="64" autocomplete="off" spellcheck="false">
<p>SHA-256 of the house’s secret</p><code class="seed" id="next-hash"></code>
<div id="last-round">
<h3>Last round</h3>
<p>Hash shown before</p><code class="seed" id="last-hash"></code>
<p>Secret of the house, now open</p><code class="seed" id="last-server-seed"></code>
<p>Your word</p><code class="seed" id="last-client-seed"></code>
<button class="deed" id="verify" type="button">Check this round here</button>
<p class="verdict" id="verdict" role="status"></p>
</div>
<h3>With your own tools</h3>
<p>The hash is SHA-256 over the secret’s 32 bytes. The round’s numbers are HMAC-SHA256 with the secret as key over “word:0”, “word:1” and so on, read as 32-bit numbers, highest byte first. A number beyond the largest multiple of the choices is skipped; the rest is taken modulo the choices.</p>`;

const HISTORY = `<p id="rounds-zone"></p><p id="no-rounds">Rounds you play appear here.</p>
<table id="rounds-table"><thead><tr><th scope="col">Time</th><th scope="col">Result</th><th scope="col">Staked</th><th scope="col">Net</th></tr></thead><tbody id="rounds"></tbody></table>`;

const keys = (does: string) => `<h3>Keys</h3><p>Space ${does}</p>`;
const LETTERS =
  '<label class="switch"><input type="checkbox" id="letters"> Letters play, until the game is closed</label>';

/** Space plays as a press of the bright button does; letters only where the player has switched them on. */
const KEYS: Readonly<Record<GameSlug, string>> = {
  'harbour-sevens': keys('spins.'),
  'skyline-crash': `${keys('lets the lantern fly. C cashes out, when letters are switched on.')}${LETTERS}`,
  'blackjack-quay': `${keys('deals. H hits, S stands, D doubles and P splits, when letters are switched on.')}${LETTERS}`,
};

type Dialogs = { name: string; slug: GameSlug; returnToPlayer: number; rules: string };

/** The three dialogs every game has: rules with the return to player, fairness, last rounds. */
export function gameDialogs({ name, slug, returnToPlayer, rules }: Dialogs): string {
  const { returnNote, maxMultiple, volatility } = GAME_FACTS[slug];
  const facts = `<dl class="facts">
<div><dt>Return to player</dt><dd>${returnToPlayer} %</dd></div>
<div><dt>Pays at most, in stakes</dt><dd>${maxMultiple.toLocaleString('en')}×</dd></div>
<div><dt>Swings</dt><dd>${volatility}</dd></div>
</dl><p>${returnToPlayer} % ${returnNote}, comes back to players. A single session can differ widely.</p>`;
  return [
    dialog('rules', { title: `${name}: rules`, body: facts + rules + KEYS[slug] }),
    dialog('fairness', { title: 'Fairness', body: FAIRNESS }),
    dialog('history', { title: 'Last rounds', body: HISTORY }),
  ].join('\n');
}
