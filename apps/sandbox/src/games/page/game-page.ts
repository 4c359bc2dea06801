import { html, type Html } from '../../cashier/provider/html.ts';
import { currencyDigits } from '../../ledger/currency.ts';
import { GAME_FACTS } from '../facts.ts';
import type { GameSlug } from '../stakes.ts';
import { blackjackMarkup } from '../blackjack-quay/page/markup.ts';
import { slotMarkup } from '../harbour-sevens/page/markup.ts';
import { crashMarkup } from '../skyline-crash/page/markup.ts';
import { createNumberFormatter } from '../messages/number-formatter.ts';
import { getDirection, toGameLanguage } from '../../settings/language.ts';
import { PAGE_MESSAGES } from '../messages/page-messages-by-language.ts';
import type { PageMessages } from '../messages/page-messages.ts';
import { gameDialogs } from './dialogs.ts';
import type { GameMarkup, MarkupContext } from './game-markup.ts';

export type GamePageProps = {
  slug: GameSlug;
  mode: 'real' | 'demo';
  launchToken: string;
  parentOrigin: string;
  locale: string;
  currency: string;
};

const MARKUP: Readonly<Record<GameSlug, (told: MarkupContext) => GameMarkup>> = {
  'harbour-sevens': slotMarkup,
  'skyline-crash': crashMarkup,
  'blackjack-quay': blackjackMarkup,
};

type ToolbarButton = { label: string; drawing: Html };

function toolbarButton(id: string, { label, drawing }: ToolbarButton): Html {
  return html`<button class="tool" id="${id}" type="button" aria-label="${label}" title="${label}">
    <svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>
  </button>`;
}

/** The way out, which every game's page has. */
export function closeButton(label: string): Html {
  return toolbarButton('close', { label, drawing: html`<path d="M18 6 6 18M6 6l12 12" />` });
}

const toolbarButtons = ({ dialogs, close }: PageMessages): Html[] => [
  toolbarButton('open-rules', {
    label: dialogs.openRules,
    drawing: html`<circle cx="12" cy="12" r="10" /><path d="M12 16v-4M12 8h.01" />`,
  }),
  toolbarButton('open-fairness', {
    label: dialogs.fairness,
    drawing: html`<path
        d="M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z"
      /><path d="m9 12 2 2 4-4" />`,
  }),
  toolbarButton('open-history', {
    label: dialogs.history,
    drawing: html`<path d="M3 12a9 9 0 1 0 9-9 9.7 9.7 0 0 0-6.7 2.7L3 8" /><path d="M3 3v5h5M12 7v5l4 2" />`,
  }),
  closeButton(close),
];

/**
 * The framed page of a game, in the player's language where it is one of ours. Its scripts, its language's words and
 * its sheets are files of this server (`/games/assets/…`), so that a policy without inline code holds; the launch token
 * stands on the body, for the page's own requests.
 */
export function renderGamePage({
  slug,
  mode,
  launchToken,
  parentOrigin,
  locale,
  currency,
}: GamePageProps): string {
  const { name } = GAME_FACTS[slug];
  const language = toGameLanguage(locale);
  const told: MarkupContext = { messages: PAGE_MESSAGES[language], numbers: createNumberFormatter(language) };
  const { messages } = told;
  const { sprite, playArea, actions, rules } = MARKUP[slug](told);
  const data = { slug, mode, 'launch-token': launchToken, 'parent-origin': parentOrigin, locale, currency };
  const attributes = Object.entries(data).map(([key, value]) => html`data-${key}="${value}" `);
  return html`<!doctype html>
    <html lang="${language}" dir="${getDirection(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/games/assets/games/page/game.css" />
        <link rel="stylesheet" href="/games/assets/games/page/bar.css" />
        <link rel="stylesheet" href="/games/assets/games/page/dialogs.css" />
        <link rel="stylesheet" href="/games/assets/games/${slug}/page/style.css" />
        <script type="module" src="/games/assets/games/messages/client-messages-${language}.js"></script>
        <script type="module" src="/games/assets/games/${slug}/page/play.js"></script>
      </head>
      <body ${attributes}class="${currencyDigits(currency) > 2 ? 'long' : ''}">
        <svg class="sprite" aria-hidden="true">${sprite}</svg>
        <div class="game ${slug}" id="game">
          <header class="top">
            <h1>${name}</h1>
            <span class="badge ${mode}">${messages[mode]}</span>
            <div class="net"><span>${messages.net}</span><output id="net" aria-live="off">–</output></div>
            <div class="tools">${toolbarButtons(messages)}</div>
          </header>
          <main class="stage" id="stage">${playArea}</main>
          <footer class="bar">
            <div class="left">
              <div class="figure">
                <span id="balance-label">${messages.balance}</span
                ><output id="balance" aria-live="off">–</output>
              </div>
              ${stakeStepper(messages)}
            </div>
            <div class="actions" id="moves" inert>
              <button class="action main" id="again" type="button" hidden>${messages.retry}</button
              ><button class="action main" id="leave" type="button" hidden>${messages.close}</button
              >${actions}
            </div>
            <div class="right">
              <div class="figure">
                <span>${messages.last}</span><output id="last" aria-live="off">–</output>
              </div>
            </div>
          </footer>
        </div>
        ${gameDialogs({ told, name, slug, rules })}
        <div class="veil" id="veil" hidden><p role="status">${messages.paused}</p></div>
      </body>
    </html>`.text;
}

/** The stake with a step down and a step up, as every bar has it. */
export function stakeStepper(words: PageMessages): Html {
  return html`<div class="stake">
    <span id="stake-label">${words.stake}</span>
    <div class="stepper" role="group" aria-labelledby="stake-label">
      <button id="less" type="button" aria-label="${words.lowerStake}" disabled>−</button
      ><output id="stake">–</output
      ><button id="more" type="button" aria-label="${words.raiseStake}" disabled>+</button>
    </div>
  </div>`;
}
