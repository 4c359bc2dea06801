import type { Payment } from '../payment.ts';
import { html, type Html } from './html.ts';
import type { ProviderPage } from './layout.ts';
import { formatUnits } from './money.ts';
import type { ReturnTarget } from './return-target.ts';

const STATUS_TEXTS: Readonly<Record<Payment['status'], string>> = {
  completed: 'Paid',
  processed: 'Paid',
  confirmed: 'Paid',
  pending: 'On its way',
  processing: 'Not decided yet',
  failed: 'Failed, nothing was taken',
  rejected: 'Declined, nothing was taken',
  cancelled: 'Cancelled, nothing was taken',
};

/** A payment that is over for the provider, with the way back. */
export function returnPage(payment: Payment, back: ReturnTarget): ProviderPage {
  const { status, amount, currencyCode, reference } = payment;
  return {
    title: STATUS_TEXTS[status],
    formAction: back.address,
    body: html`<main class="narrow">
      <section class="card">
        <p class="quiet">${formatUnits(amount, currencyCode)} to Baize</p>
        <h1 class="state ${status}">${STATUS_TEXTS[status]}</h1>
        <p class="quiet">Payment <code>${reference}</code></p>
        ${returnForm(back, 'GET')}
      </section>
    </main>`,
  };
}

/** Sends the player back by a form, as many providers do; the button is for browsers without scripts. */
export function autoReturnPage(back: ReturnTarget): ProviderPage {
  return {
    title: 'Back to the casino',
    formAction: back.address,
    isAutoSubmit: true,
    body: html`<main class="narrow">
      <section class="card">
        <h1 class="state">Taking you back</h1>
        <p class="quiet">One moment: the casino opens by itself.</p>
        ${returnForm(back, 'POST')}
      </section>
    </main>`,
  };
}

function returnForm({ address, fields }: ReturnTarget, method: 'GET' | 'POST'): Html {
  if (method === 'GET') {
    const url = new URL(address);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return html`<p><a class="main" href="${url.href}">Back to the casino</a></p>`;
  }
  return html`<form id="send-on" method="post" action="${address}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="main">Back to the casino</button>
  </form>`;
}

/** What the provider says to a number it does not know. */
export function unknownPage(casinos: readonly string[] = []): ProviderPage {
  return {
    title: 'No such payment',
    status: 404,
    body: html`<main class="narrow">
      <section class="card">
        <h1 class="state">No such payment</h1>
        <p class="quiet">The address is wrong, or the sandbox was reset since. Start again in the casino.</p>
        ${casinos.map((casino) => html`<p><a class="main" href="${casino}">Back to ${new URL(casino).host}</a></p>`)}
      </section>
    </main>`,
  };
}
