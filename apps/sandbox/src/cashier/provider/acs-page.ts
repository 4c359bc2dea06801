import { createHash } from 'node:crypto';
import type { Payment } from '../payment.ts';
import { BANK_WILL_REFUSE } from '../three-ds.ts';
import { html } from './html.ts';
import type { ProviderPage } from './layout.ts';
import { formatUnits } from './money.ts';
import { returnMethodField } from './pay-page.ts';

/** The six figures a bank would send by SMS: always the same for one payment. */
export function getAcsCode({ id }: Payment): string {
  const number = createHash('sha256').update(`code ${id}`).digest().readUInt32BE();
  return String(number % 1_000_000).padStart(6, '0');
}

/** The bank's own question: is it really you? The SMS is drawn beside it. */
export function acsPage(
  payment: Payment,
  { wrong, returnsBy }: { wrong: boolean; returnsBy: 'GET' | 'POST' },
): ProviderPage {
  const { amount, currencyCode, md, outcome } = payment;
  const money = formatUnits(amount, currencyCode);
  const code = getAcsCode(payment);
  return {
    title: 'Confirm with your bank',
    formAction: payment.returnUrl ?? '',
    body: html`<main class="pair">
      <section class="card bank">
        <p class="issuer">Polderbank <span>3-D Secure</span></p>
        <h1>Is this you?</h1>
        <p class="quiet">
          Baize wants to take <strong>${money}</strong>. Type the code we have sent to your phone.
        </p>
        <div class="sms" role="note">
          <span>Polderbank, now</span>
          Your code is <strong>${code.slice(0, 3)} ${code.slice(3)}</strong>. Never tell it to anybody.
        </div>
        <form id="bank" method="post" action="/provider/acs/${md ?? ''}">
          <label for="code">Code</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="9"
            required
            ${wrong ? html`aria-invalid="true" aria-describedby="wrong"` : null}
          />
          ${wrong ? html`<p id="wrong" class="error">That is not the code. Look at the message again.</p>` : null}
          <button class="main">Confirm</button>
          <button name="refuse" value="yes" formnovalidate>This is not me</button>
        </form>
      </section>
      <aside class="card tester">
        <h2>For testers</h2>
        <p class="quiet">
          ${outcome === BANK_WILL_REFUSE ? 'This bank refuses whatever is typed.' : 'This bank agrees when the code is right.'}
          The casino hears of it when the player is back, or two minutes later.
        </p>
        ${returnMethodField({ returnsBy, form: 'bank' })}
      </aside>
    </main>`,
  };
}
