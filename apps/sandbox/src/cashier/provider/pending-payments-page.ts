import { getCryptoState, isOpenCrypto } from '../crypto/crypto-deposit.ts';
import type { Payment } from '../payment.ts';
import { html, type Html } from './html.ts';
import type { ProviderPage } from './layout.ts';
import { formatUnits } from './money.ts';
import { outcomeOptions } from './outcome-list.ts';

/** A payment that waits, and whose it is. */
export type PendingPayment = { payment: Payment; email: string };

/** The provider's front page: every outcome there is, and whatever waits for somebody to decide. */
export function pendingPaymentsPage(open: readonly PendingPayment[], now: number): ProviderPage {
  // What waits for somebody comes before what can only be read.
  const parts = open.length > 0 ? [pendingList(open, now), OUTCOMES] : [OUTCOMES, pendingList(open, now)];
  return { title: 'Outcomes', body: html`<main>${parts}</main>` };
}

const OUTCOMES = html`<section class="card">
  <h1>Every way a payment can end</h1>
  <p class="quiet">
    The last two figures of an amount choose, <code>25.02</code> is declined; a listed card number comes
    before the cents. Yen and bitcoin take their two smallest figures. Other cents and any other valid card
    succeed.
  </p>
  <p class="quiet">
    A crypto deposit is sent after one minute and confirmed two minutes later by the platform’s clock. With
    <code>.03</code> nobody sends anything, and its address expires after half an hour.
  </p>
  ${outcomeOptions(null)}
</section>`;

function pendingList(open: readonly PendingPayment[], now: number): Html {
  return html`<section class="card">
    <h2>Waiting for a decision</h2>
    ${
      open.length === 0
        ? html`<p class="quiet">Nothing waits. Pending deposits and withdrawals are listed here.</p>`
        : html`<ul class="waiting">
            ${open.map((waiting) => pendingRow(waiting, now))}
          </ul>`
    }
  </section>`;
}

function pendingRow({ payment, email }: PendingPayment, now: number): Html {
  const { id, kind, amount, currencyCode, methodName, status, reference } = payment;
  const what = kind === 'deposit' ? 'Deposit' : 'Withdrawal';
  return html`<li>
    <div>
      <strong>${what} of ${formatUnits(amount, currencyCode)}</strong> ${email}
      <span class="quiet">${methodName} · ${status} · <code>${reference}</code></span>
      ${isOpenCrypto(payment) ? networkStatus(payment, now) : null}
    </div>
    <form method="post" action="/provider/decide">
      <input type="hidden" name="transactionId" value="${id}" />
      ${
        isOpenCrypto(payment)
          ? html`<button class="small" name="decision" value="confirm">Next confirmation</button>`
          : null
      }
      <button class="small" name="decision" value="pay">Pay</button>
      <button class="small" name="decision" value="refuse">Refuse</button>
      <button class="small" name="decision" value="cancel">Cancel</button>
    </form>
  </li>`;
}

/** What a block explorer would show of it. */
function networkStatus(payment: Payment, now: number): Html | null {
  const crypto = getCryptoState(payment, now);
  if (crypto === null) return null;
  const { amount, coin, network, seenAt, confirmations } = crypto;
  const count = confirmations
    ? `${confirmations.seen} of ${confirmations.needed} confirmations`
    : 'paid at once';
  return html`<span class="quiet"
    >${amount ?? ''} ${coin} on ${network} · ${seenAt ? count : 'not sent yet'}</span
  >`;
}
