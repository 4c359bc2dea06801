import { PAYMENT_OUTCOME_ROWS } from '../payment-outcomes.ts';
import type { Payment } from '../payment.ts';
import { html, type Html } from './html.ts';
import type { ProviderPage } from './layout.ts';
import { formatUnits } from './money.ts';

type PayPageProps = { payment: Payment; badge: string | null; returnsBy: 'GET' | 'POST' };

/** Where a player pays: the amount, one button for what the cents have chosen, and every other end to choose from. */
export function payPage({ payment, badge, returnsBy }: PayPageProps): ProviderPage {
  const { amount, currencyCode, methodName, reference, md, outcome, fields } = payment;
  const money = formatUnits(amount, currencyCode);
  const planned = PAYMENT_OUTCOME_ROWS.find((line) => line.outcome === outcome) ?? PAYMENT_OUTCOME_ROWS[0];
  return {
    title: `Pay ${money}`,
    formAction: payment.returnUrl ?? '',
    body: html`<main class="pair">
      <section class="card">
        <p class="quiet">Baize asks you for</p>
        <h1 class="amount">${money}</h1>
        ${badge === null ? null : html`<img class="method" src="${badge}" alt="${methodName}" />`}
        <dl>
          <div>
            <dt>Payment</dt>
            <dd><code>${reference}</code></dd>
          </div>
          ${Object.entries(fields).map(
            ([name, value]) =>
              html`<div>
                <dt>${labelOf(name)}</dt>
                <dd>${String(value)}</dd>
              </div>`,
          )}
        </dl>
        <form id="pay" method="post" action="/provider/pay/${md ?? ''}">
          <button class="main" name="outcome" value="${planned?.outcome ?? 'success'}">Pay ${money}</button>
          <button name="outcome" value="cancel">Cancel the payment</button>
        </form>
        <p class="aside">
          <a href="/provider/back/${md ?? ''}">Back to the casino without deciding</a>
        </p>
      </section>
      <aside class="card tester">
        <h2>For testers</h2>
        <p class="quiet">
          “Pay” does what the cents say: <strong>${planned?.title ?? ''}</strong>. Or press how it shall end.
        </p>
        ${returnMethodField({ returnsBy, form: 'pay' })}
        <ul class="choices">
          ${PAYMENT_OUTCOME_ROWS.map(
            (line) =>
              html`<li>
                <button form="pay" name="outcome" value="${line.outcome}">
                  <strong>${line.title}</strong>
                  <code>.${String(line.cents).padStart(2, '0')}</code>
                  <span>${line.deposit}</span>
                </button>
              </li>`,
          )}
        </ul>
      </aside>
    </main>`,
  };
}

/** A real provider sends players back one way or the other; a tester may want both. */
export function returnMethodField({ returnsBy, form }: { returnsBy: 'GET' | 'POST'; form: string }): Html {
  const choice = (by: 'GET' | 'POST', words: string) =>
    html`<label>
      <input
        type="radio"
        name="returnsBy"
        value="${by}"
        form="${form}"
        ${by === returnsBy ? html`checked` : null}
      />
      ${words}
    </label>`;
  return html`<fieldset class="choice">
    <legend>Way back to the casino</legend>
    ${choice('GET', 'Link (GET)')} ${choice('POST', 'Form (cross-site POST)')}
  </fieldset>`;
}

const LABELS: Readonly<Record<string, string>> = {
  bankName: 'Bank',
  email: 'E-mail',
  network: 'Network',
  phone: 'Phone',
  upiId: 'UPI ID',
};

function labelOf(name: string): string {
  return LABELS[name] ?? name;
}
