import { html, type Html } from '../../cashier/provider/html.ts';
import { GAME_FACTS } from '../facts.ts';
import type { GameSlug } from '../stakes.ts';
import type { PageMessages } from '../messages/page-messages.ts';
import type { MarkupContext } from './game-markup.ts';

type Dialog = { title: string; body: Html; close: string };

function dialog(id: string, { title, body, close }: Dialog): Html {
  return html`<dialog id="${id}" aria-labelledby="${id}-title">
    <header>
      <h2 id="${id}-title">${title}</h2>
      <button class="tool" id="close-${id}" type="button" aria-label="${close}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12" /></svg>
      </button>
    </header>
    <div class="body">${body}</div>
  </dialog>`;
}

const fairnessBody = (words: PageMessages['fairness']): Html =>
  html`<p>${words.promise}</p>
    <h3>${words.nextRound}</h3>
    <label for="client-seed">${words.yourWord}</label>
    <input class="field" id="client-seed" maxlength="64" autocomplete="off" spellcheck="false" dir="ltr" />
    <p>${words.nextHash}</p>
    <code class="seed" id="next-hash" dir="ltr"></code>
    <div id="last-round">
      <h3>${words.lastRound}</h3>
      <p>${words.lastHash}</p>
      <code class="seed" id="last-hash" dir="ltr"></code>
      <p>${words.lastSecret}</p>
      <code class="seed" id="last-server-seed" dir="ltr"></code>
      <p>${words.lastWord}</p>
      <code class="seed" id="last-client-seed" dir="ltr"></code>
      <button class="action" id="verify" type="button">${words.check}</button>
      <p class="verdict" id="verdict" role="status"></p>
    </div>
    <h3>${words.tools}</h3>
    <p>${words.recipe}</p>`;

const historyBody = (words: PageMessages['history']): Html =>
  html`<p id="rounds-zone"></p>
    <p id="no-rounds">${words.none}</p>
    <table id="rounds-table">
      <thead>
        <tr>
          <th scope="col">${words.time}</th>
          <th scope="col">${words.result}</th>
          <th scope="col">${words.staked}</th>
          <th scope="col">${words.net}</th>
        </tr>
      </thead>
      <tbody id="rounds"></tbody>
    </table>`;

/** Games whose letters play too, where the player has switched them on; space plays as the bright button does. */
const GAMES_WITH_SHORTCUTS: readonly GameSlug[] = ['skyline-crash', 'blackjack-quay'];

type Dialogs = { told: MarkupContext; name: string; slug: GameSlug; rules: Html };

/** The three dialogs every game has: rules with the return to player, fairness, last rounds. */
export function gameDialogs({ told, name, slug, rules }: Dialogs): Html {
  const { messages, numbers } = told;
  const { dialogs } = messages;
  const { close } = dialogs;
  const { returnToPlayer, maxMultiple, volatility } = GAME_FACTS[slug];
  const percent = numbers.percent(returnToPlayer);
  const letters = GAMES_WITH_SHORTCUTS.includes(slug)
    ? html`<label class="switch"><input type="checkbox" id="letters" /> ${dialogs.letters}</label>`
    : null;
  const body = html`<dl class="facts">
      <div>
        <dt>${dialogs.returnToPlayer}</dt>
        <dd>${percent}</dd>
      </div>
      <div>
        <dt>${dialogs.mostPaid}</dt>
        <dd>${numbers.multiple(maxMultiple)}</dd>
      </div>
      <div>
        <dt>${dialogs.swings}</dt>
        <dd>${dialogs.volatility[volatility]}</dd>
      </div>
    </dl>
    <p>${dialogs.returns[slug](percent)} ${dialogs.differs}</p>
    ${rules}
    <h3>${dialogs.keys}</h3>
    <p>${dialogs.keysOf[slug]}</p>
    ${letters}`;
  return html`${dialog('rules', { title: dialogs.rulesOf(name), body, close })}
  ${dialog('fairness', { title: dialogs.fairness, body: fairnessBody(messages.fairness), close })}
  ${dialog('history', { title: dialogs.history, body: historyBody(messages.history), close })}`;
}
