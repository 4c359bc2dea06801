import type { Payment } from '../payment.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { moneyText } from './money.ts';
import type { WayBack } from './result-of.ts';

const WORDS: Readonly<Record<Payment['status'], string>> = {
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
export function donePage(payment: Payment, back: WayBack): Page {
  const { status, amount, currencyCode, reference } = payment;
  return {
    title: WORDS[status],
    leadsTo: back.address,
    body: html`<main class="narrow">
      <section class="card">
        <p class="quiet">${moneyText(amount, currencyCode)} to Baize</p>
        <h1 class="state ${status}">${WORDS[status]}</h1>
        <p class="quiet">Payment <code>${reference}</code></p>
        ${backForm(back, 'GET')}
      </section>
    </main>`,
  };
}

/** Sends the player back by a form, as many providers do; the button is for browsers without scripts. */
export function sendBackPage(back: WayBack): Page {
  return {
    title: 'Back to the casino',
    leadsTo: back.address,
    sendsItself: true,
    body: html`<main class="narrow">
      <section class="card">
        <h1 class="state">Taking you back</h1>
        <p class="quiet">One moment: the casino opens by itself.</p>
        ${backForm(back, 'POST')}
      </section>
    </main>`,
  };
}

function backForm({ address, fields }: WayBack, method: 'GET' | 'POST'): Html {
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
export function unknownPage(casinos: readonly string[] = []): Page {
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
