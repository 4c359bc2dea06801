import { html } from '../../cashier/provider/html.ts';
import { currencyDigits } from '../../ledger/currency.ts';
import { closeButton, stakeStepper } from '../page/game-page.ts';
import { createNumberFormatter } from '../messages/number-formatter.ts';
import { getDirection, toGameLanguage } from '../../settings/language.ts';
import { PAGE_MESSAGES } from '../messages/page-messages-by-language.ts';
import { ALL_CHANCES } from './prize-odds.ts';
import type { ReelSession } from './reel-sessions.ts';

/** The framed page of a reel: whose game it stands for, what it is not, its odds, and one button. */
export function reelPage({ session, token }: { session: ReelSession; token: string }): string {
  const { game, currencyCode, locale, parentOrigin, prizeTiers } = session;
  const { name, provider, slug } = game;
  const language = toGameLanguage(locale);
  const words = PAGE_MESSAGES[language];
  const figures = createNumberFormatter(language);
  const { reel } = words;
  const data = {
    slug,
    mode: 'demo',
    'launch-token': token,
    'parent-origin': parentOrigin,
    locale,
    currency: currencyCode,
    digits: String(currencyDigits(currencyCode)),
  };
  const attributes = Object.entries(data).map(([key, value]) => html`data-${key}="${value}" `);
  const chanceText = (chances: number): string => {
    const oneIn = ALL_CHANCES / chances;
    return reel.oneIn(oneIn < 10 ? figures.number(oneIn, 1) : figures.number(Math.round(oneIn)));
  };
  const prizes = prizeTiers
    .toReversed()
    .filter(({ chances }) => chances > 0)
    .map(
      ({ multiplier, chances }) =>
        html`<li data-times="${multiplier}">
          <b>${figures.multiple(multiplier)}</b><span>${chanceText(chances)}</span>
        </li>`,
    );
  return html`<!doctype html>
    <html lang="${language}" dir="${getDirection(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${reel.title(name)}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/games/assets/games/page/game.css" />
        <link rel="stylesheet" href="/games/assets/games/page/bar.css" />
        <link rel="stylesheet" href="/games/assets/games/reel/page/style.css" />
        <script type="module" src="/games/assets/games/messages/client-messages-${language}.js"></script>
        <script type="module" src="/games/assets/games/reel/page/draw.js"></script>
      </head>
      <body ${attributes}class="${currencyDigits(currencyCode) > 2 ? 'long' : ''}">
        <div class="game reel" id="game">
          <header class="top">
            <h1>${name}</h1>
            <span class="badge demo">${reel.badge}</span>
            <div class="net"><span>${words.net}</span><output id="net" aria-live="off">–</output></div>
            <div class="tools">${closeButton(words.close)}</div>
          </header>
          <main class="stage" tabindex="0" aria-label="${reel.stage(name)}">
            <figure class="card">
              <img src="/api/core/casino/assets/games/${slug}.svg" alt="" />
              <figcaption>${reel.by(provider.name)}</figcaption>
            </figure>
            <section class="draw" aria-label="${reel.reel}">
              <div class="window" id="window"><output id="result" aria-live="polite">${name}</output></div>
              <p class="say plain" id="message" role="status">${reel.choose}</p>
              <ol class="prizes" id="prizes" aria-label="${reel.prizes}">
                ${prizes}
              </ol>
              <p class="play-money">${reel.playMoneyOnly}</p>
              <p class="note">${reel.note(provider.name, figures.percent(game.returnToPlayer))}</p>
            </section>
          </main>
          <footer class="bar">
            <div class="left">
              <div class="figure">
                <span>${reel.playMoney}</span><output id="balance" aria-live="off">–</output>
              </div>
              ${stakeStepper(words)}
            </div>
            <div class="actions">
              <button class="action main" id="action" type="button" aria-disabled="true">
                ${reel.draw}<small id="action-sum"></small>
              </button>
            </div>
            <div class="right">
              <div class="figure"><span>${words.last}</span><output id="last" aria-live="off">–</output></div>
            </div>
          </footer>
        </div>
        <div class="veil" id="veil" hidden><p role="status">${reel.paused}</p></div>
      </body>
    </html>`.text;
}
