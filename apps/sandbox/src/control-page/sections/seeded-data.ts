import { html, type Html } from '../../cashier/provider/html.ts';
import { listFixtures } from '../../controls/list-fixtures.ts';
import type { PageSection } from '../section.ts';

const NOTHING = html`<span class="nothing">–</span>`;
const { coupons, bonuses, outcomes } = listFixtures();

function copyableText(text: string, shown = text): Html {
  return html`<button type="button" class="code quiet" data-copy="${text}" aria-label="Copy ${shown}">
    ${shown}
  </button>`;
}

export const paymentsSection: PageSection = {
  id: 'payments',
  title: 'Payments',
  lead: 'How a payment ends is chosen by its card number, or by the cents of its amount.',
  body: html`<p class="row">
      <a class="button" href="/provider">The provider’s desk</a>
      <span class="hint" id="payments-open"></span>
    </p>
    <details class="card fold">
      <summary>Ways a payment ends</summary>
      <div class="scroll" role="region" aria-label="Outcomes" tabindex="0">
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">Outcome</th>
              <th scope="col">Cents</th>
              <th scope="col">Card</th>
              <th scope="col">A deposit</th>
              <th scope="col">A withdrawal</th>
            </tr>
          </thead>
          <tbody>
            ${outcomes.map(
              ({ title, cents, card, deposit, withdrawal }) =>
                html`<tr>
                  <th scope="row">${title}</th>
                  <td data-label="Cents"><code>.${String(cents).padStart(2, '0')}</code></td>
                  <td data-label="Card">${copyableText(card, card.replaceAll(/(\d{4})(?=\d)/g, '$1 '))}</td>
                  <td data-label="Deposit">${deposit}</td>
                  <td data-label="Withdrawal">${withdrawal}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`,
};

export const bonusesSection: PageSection = {
  id: 'bonuses',
  title: 'Bonuses and coupons',
  lead: 'Coupon codes to type, and a way to each of the eighteen reasons a bonus is refused for.',
  body: html`<details class="card fold">
      <summary>Coupons</summary>
      <div class="scroll" role="region" aria-label="Coupons" tabindex="0">
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">Coupon</th>
              <th scope="col">What becomes of it after a reset</th>
            </tr>
          </thead>
          <tbody>
            ${coupons.map(
              ({ code, gives, refused }) =>
                html`<tr>
                  <th scope="row">${copyableText(code)}</th>
                  <td data-label="Then">
                    <span
                      ><span class="badge ${gives === null ? 'bad' : 'good'}"
                        >${gives === null ? 'refused' : 'gives'}</span
                      >
                      ${gives ?? refused}</span
                    >
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
    <details class="card fold">
      <summary>A way to each bonus code</summary>
      <div class="scroll" role="region" aria-label="Ways to each bonus code" tabindex="0">
        <table class="stacked">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Sign in as</th>
              <th scope="col">Take first</th>
              <th scope="col">Then ask for</th>
              <th scope="col">Needs</th>
            </tr>
          </thead>
          <tbody>
            ${bonuses.map(
              ({ code, persona, first, offer, when }) =>
                html`<tr>
                  <th scope="row"><code>${code}</code></th>
                  <td data-label="Persona">${persona}</td>
                  <td data-label="First">${first === null ? NOTHING : html`<code>${first}</code>`}</td>
                  <td data-label="Then"><code>${offer}</code></td>
                  <td data-label="Needs">${when === null ? NOTHING : html`${when}`}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`,
};

export const lobbySection: PageSection = {
  id: 'lobby',
  title: 'Lobby and reset',
  lead: 'How many games there are, and the way back to the seed.',
  body: html`<div class="grid two">
    <div class="card">
      <h3>Lobby</h3>
      <p class="figure"><strong id="lobby-games"></strong> games</p>
      <div class="row" role="group" aria-label="Size of the lobby">
        <button type="button" data-lobby="usual" aria-pressed="false">640 games</button>
        <button type="button" data-lobby="huge" aria-pressed="false">5,000 games</button>
      </div>
    </div>
    <div class="card">
      <h3>Reset</h3>
      <p class="hint">
        Players, money, clock, faults, visitor and settings go back to the seed; everybody is signed out.
      </p>
      <button type="button" id="reset" class="danger">Reset everything</button>
      <dialog id="reset-question" class="card" aria-labelledby="reset-title">
        <h3 id="reset-title">Reset everything?</h3>
        <p>
          All that was played, paid, sent and laid over here is gone then, for everybody who uses this
          sandbox. It cannot be brought back.
        </p>
        <div class="row">
          <button type="button" id="reset-no">Keep everything</button>
          <button type="button" id="reset-yes" class="danger">Yes, reset</button>
        </div>
      </dialog>
    </div>
  </div>`,
};
