import { html, type Html } from '../../cashier/provider/html.ts';
import { currencyDigits } from '../../ledger/currency.ts';
import { GAME_FACTS } from '../facts.ts';
import type { GameSlug } from '../stakes.ts';
import { blackjackStage } from '../blackjack-quay/page/stage.ts';
import { slotStage } from '../harbour-sevens/page/stage.ts';
import { crashStage } from '../skyline-crash/page/stage.ts';
import { figuresOf } from '../words/figures.ts';
import { directionOf, languageOf } from '../words/language.ts';
import { PAGE_WORDS } from '../words/page-words-of.ts';
import type { PageWords } from '../words/page-words.ts';
import { gameDialogs } from './dialogs.ts';
import type { Stage, Told } from './stage.ts';

export type GamePage = {
  slug: GameSlug;
  mode: 'real' | 'demo';
  launchToken: string;
  parentOrigin: string;
  locale: string;
  currency: string;
};

const STAGES: Readonly<Record<GameSlug, (told: Told) => Stage>> = {
  'harbour-sevens': slotStage,
  'skyline-crash': crashStage,
  'blackjack-quay': blackjackStage,
};

type Tool = { label: string; drawing: Html };

function tool(id: string, { label, drawing }: Tool): Html {
  return html`<button class="tool" id="${id}" type="button" aria-label="${label}" title="${label}">
    <svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>
  </button>`;
}

/** The way out, which every game's page has. */
export function closeTool(label: string): Html {
  return tool('close', { label, drawing: html`<path d="M18 6 6 18M6 6l12 12" />` });
}

const toolsOf = ({ dialogs, close }: PageWords): Html[] => [
  tool('open-rules', {
    label: dialogs.openRules,
    drawing: html`<circle cx="12" cy="12" r="10" /><path d="M12 16v-4M12 8h.01" />`,
  }),
  tool('open-fairness', {
    label: dialogs.fairness,
    drawing: html`<path
        d="M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z"
      /><path d="m9 12 2 2 4-4" />`,
  }),
  tool('open-history', {
    label: dialogs.history,
    drawing: html`<path d="M3 12a9 9 0 1 0 9-9 9.7 9.7 0 0 0-6.7 2.7L3 8" /><path d="M3 3v5h5M12 7v5l4 2" />`,
  }),
  closeTool(close),
];

/**
 * The framed page of a game, in the player's language where it is one of ours. Its scripts, its language's words and
 * its sheets are files of this server (`/games/assets/…`), so that a policy without inline code holds; the launch token
 * stands on the body, for the page's own requests.
 */
export function gamePage({ slug, mode, launchToken, parentOrigin, locale, currency }: GamePage): string {
  const { name } = GAME_FACTS[slug];
  const language = languageOf(locale);
  const told: Told = { words: PAGE_WORDS[language], figures: figuresOf(language) };
  const { words } = told;
  const { sprite, stage, deeds, rules } = STAGES[slug](told);
  const data = { slug, mode, 'launch-token': launchToken, 'parent-origin': parentOrigin, locale, currency };
  const attributes = Object.entries(data).map(([key, value]) => html`data-${key}="${value}" `);
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/games/assets/page/game.css" />
        <link rel="stylesheet" href="/games/assets/page/bar.css" />
        <link rel="stylesheet" href="/games/assets/page/dialogs.css" />
        <link rel="stylesheet" href="/games/assets/${slug}/page/style.css" />
        <script type="module" src="/games/assets/words/spoken-words-${language}.js"></script>
        <script type="module" src="/games/assets/${slug}/page/play.js"></script>
      </head>
      <body ${attributes}class="${currencyDigits(currency) > 2 ? 'long' : ''}">
        <svg class="sprite" aria-hidden="true">${sprite}</svg>
        <div class="game ${slug}" id="game">
          <header class="top">
            <h1>${name}</h1>
            <span class="badge ${mode}">${words[mode]}</span>
            <div class="net"><span>${words.net}</span><output id="net" aria-live="off">–</output></div>
            <div class="tools">${toolsOf(words)}</div>
          </header>
          <main class="stage" id="stage">${stage}</main>
          <footer class="bar">
            <div class="left">
              <div class="figure">
                <span id="balance-label">${words.balance}</span
                ><output id="balance" aria-live="off">–</output>
              </div>
              ${stakeStepper(words)}
            </div>
            <div class="deeds">
              <button class="deed main" id="again" type="button" hidden>${words.again}</button
              ><button class="deed main" id="leave" type="button" hidden>${words.close}</button>${deeds}
            </div>
            <div class="right">
              <div class="figure"><span>${words.last}</span><output id="last" aria-live="off">–</output></div>
            </div>
          </footer>
        </div>
        ${gameDialogs({ told, name, slug, rules })}
        <div class="veil" id="veil" hidden><p role="status">${words.paused}</p></div>
      </body>
    </html>`.text;
}

/** The stake with a step down and a step up, as every bar has it. */
export function stakeStepper(words: PageWords): Html {
  return html`<div class="stake">
    <span id="stake-label">${words.stake}</span>
    <div class="stepper" role="group" aria-labelledby="stake-label">
      <button id="less" type="button" aria-label="${words.lower}" disabled>−</button
      ><output id="stake">–</output
      ><button id="more" type="button" aria-label="${words.higher}" disabled>+</button>
    </div>
  </div>`;
}
