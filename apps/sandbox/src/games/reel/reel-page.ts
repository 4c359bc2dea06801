import { currencyDigits } from '../../ledger/currency.ts';
import { escapeHtml } from '../../cashier/provider/html.ts';
import { ALL_CHANCES } from './odds.ts';
import type { ReelSession } from './reel-sessions.ts';

const CLOSE =
  '<button class="tool" id="close" type="button" aria-label="Close the game" title="Close the game"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button>';

function chanceText(chances: number): string {
  const oneIn = ALL_CHANCES / chances;
  return `1 in ${oneIn < 10 ? oneIn.toFixed(1) : Math.round(oneIn).toLocaleString('en')}`;
}

/** The framed page of a reel: whose game it stands for, what it is not, its odds, and one button. */
export function reelPage({ session, token }: { session: ReelSession; token: string }): string {
  const { game, currencyCode, locale, parentOrigin, rungs } = session;
  const name = escapeHtml(game.name);
  const studio = escapeHtml(game.provider.name);
  const data = {
    slug: game.slug,
    mode: 'demo',
    'launch-token': token,
    'parent-origin': parentOrigin,
    locale,
    currency: currencyCode,
    digits: String(currencyDigits(currencyCode)),
  };
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escapeHtml(value)}"`);
  const prizes = rungs
    .toReversed()
    .filter(({ chances }) => chances > 0)
    .map(
      ({ times, chances }) =>
        `<li data-times="${times}"><b>${times.toLocaleString('en')}×</b><span>${chanceText(chances)}</span></li>`,
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: demo reel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/games/assets/page/game.css">
<link rel="stylesheet" href="/games/assets/page/bar.css">
<link rel="stylesheet" href="/games/assets/reel/page/style.css">
<script type="module" src="/games/assets/reel/page/draw.js"></script>
</head>
<body ${attributes.join(' ')}${currencyDigits(currencyCode) > 2 ? ' class="long"' : ''}>
<div class="game reel" id="game">
<header class="top">
<h1>${name}</h1>
<span class="badge demo">Demo reel</span>
<div class="net"><span>Net this session</span><output id="net" aria-live="off">–</output></div>
<div class="tools">${CLOSE}</div>
</header>
<main class="stage" tabindex="0" aria-label="${name}: reel and odds">
<figure class="card"><img src="/api/core/casino/assets/games/${game.slug}.svg" alt=""><figcaption>by ${studio}</figcaption></figure>
<section class="draw" aria-label="Reel">
<div class="window" id="window"><output id="result" aria-live="polite">${name}</output></div>
<p class="say plain" id="message" role="status">Choose your stake and draw.</p>
<ol class="prizes" id="prizes" aria-label="Prizes and their odds">${prizes.join('')}</ol>
<p class="play-money">Play money only: nothing of your balance is staked here.</p>
<p class="note">${studio}’s own game is not part of this test platform. This reel draws one prize a round and gives back ${game.returnToPlayer} % of all stakes in the long run, the game’s own figure. </p>
</section>
</main>
<footer class="bar">
<div class="left">
<div class="figure"><span>Play money</span><output id="balance" aria-live="off">–</output></div>
<div class="stake"><span id="stake-label">Stake</span><div class="stepper" role="group" aria-labelledby="stake-label">
<button id="less" type="button" aria-label="Lower stake" disabled>−</button><output id="stake">–</output><button id="more" type="button" aria-label="Higher stake" disabled>+</button>
</div></div>
</div>
<div class="deeds"><button class="deed main" id="deed" type="button" aria-disabled="true">Draw<small id="deed-sum"></small></button></div>
<div class="right"><div class="figure"><span>Last round, net</span><output id="last" aria-live="off">–</output></div></div>
</footer>
</div>
<div class="veil" id="veil" hidden><p role="status">The game is paused.</p></div>
</body>
</html>`;
}
