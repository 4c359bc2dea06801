import { currencyDigits } from '../../ledger/currency.ts';
import { GAME_FACTS } from '../facts.ts';
import type { GameSlug } from '../stakes.ts';
import { blackjackStage } from '../blackjack-quay/page/stage.ts';
import { slotStage } from '../harbour-sevens/page/stage.ts';
import { crashStage } from '../skyline-crash/page/stage.ts';
import { gameDialogs } from './dialogs.ts';

/** A game's own part of its page, as HTML: drawings, stage, buttons, rules. */
export type Stage = { sprite: string; stage: string; deeds: string; rules: string };

export type GamePage = {
  slug: GameSlug;
  mode: 'real' | 'demo';
  launchToken: string;
  parentOrigin: string;
  locale: string;
  currency: string;
};

const STAGES: Readonly<Record<GameSlug, Stage>> = {
  'harbour-sevens': slotStage,
  'skyline-crash': crashStage,
  'blackjack-quay': blackjackStage,
};

/** Writes text into HTML, in an attribute or between tags. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
}

function tool(id: string, { label, drawing }: { label: string; drawing: string }): string {
  return `<button class="tool" id="${id}" type="button" aria-label="${label}" title="${label}"><svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg></button>`;
}

const TOOLS = [
  tool('open-rules', {
    label: 'Rules and return to player',
    drawing: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>',
  }),
  tool('open-fairness', {
    label: 'Fairness',
    drawing:
      '<path d="M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>',
  }),
  tool('open-history', {
    label: 'Last rounds',
    drawing: '<path d="M3 12a9 9 0 1 0 9-9 9.7 9.7 0 0 0-6.7 2.7L3 8"/><path d="M3 3v5h5M12 7v5l4 2"/>',
  }),
  tool('close', { label: 'Close the game', drawing: '<path d="M18 6 6 18M6 6l12 12"/>' }),
].join('');

/**
 * The framed page of a game. Its scripts and sheets are files of this server (`/games/assets/…`), so that a policy
 * without inline code holds; the launch token stands on the body, for the page's own requests.
 */
export function gamePage({ slug, mode, launchToken, parentOrigin, locale, currency }: GamePage): string {
  const { name, returnToPlayer } = GAME_FACTS[slug];
  const { sprite, stage, deeds, rules } = STAGES[slug];
  const data = { slug, mode, 'launch-token': launchToken, 'parent-origin': parentOrigin, locale, currency };
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escapeHtml(value)}"`);
  const badge = mode === 'demo' ? 'Demo, play money' : 'Real play';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/games/assets/page/game.css">
<link rel="stylesheet" href="/games/assets/page/bar.css">
<link rel="stylesheet" href="/games/assets/page/dialogs.css">
<link rel="stylesheet" href="/games/assets/${slug}/page/style.css">
<script type="module" src="/games/assets/${slug}/page/play.js"></script>
</head>
<body ${attributes.join(' ')}${currencyDigits(currency) > 2 ? ' class="long"' : ''}>
<svg class="sprite" aria-hidden="true">${sprite}</svg>
<div class="game ${slug}" id="game">
<header class="top">
<h1>${name}</h1>
<span class="badge ${mode}">${badge}</span>
<div class="net"><span>Net this session</span><output id="net" aria-live="off">–</output></div>
<div class="tools">${TOOLS}</div>
</header>
<main class="stage" id="stage">${stage}</main>
<footer class="bar">
<div class="left">
<div class="figure"><span id="balance-label">Balance</span><output id="balance" aria-live="off">–</output></div>
<div class="stake"><span id="stake-label">Stake</span><div class="stepper" role="group" aria-labelledby="stake-label">
<button id="less" type="button" aria-label="Lower stake" disabled>−</button><output id="stake">–</output><button id="more" type="button" aria-label="Higher stake" disabled>+</button>
</div></div>
</div>
<div class="deeds"><button class="deed main" id="again" type="button" hidden>Try again</button><button class="deed main" id="leave" type="button" hidden>Close the game</button>${deeds}</div>
<div class="right"><div class="figure"><span>Last round, net</span><output id="last" aria-live="off">–</output></div></div>
</footer>
</div>
${gameDialogs({ name, slug, returnToPlayer, rules })}
<div class="veil" id="veil" hidden><p role="status">The game is paused. Your round is kept and goes on when you do.</p></div>
</body>
</html>`;
}
