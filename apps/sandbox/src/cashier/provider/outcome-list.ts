import { PAYMENT_OUTCOME_ROWS } from '../payment-outcomes.ts';
import { html, type Html } from './html.ts';

/** Every outcome, with the cents and the card number that choose it. */
export function outcomeOptions(chosen: string | null): Html {
  return html`<table class="outcomes">
    <thead>
      <tr>
        <th scope="col">Outcome</th>
        <th scope="col">Cents</th>
        <th scope="col">Card number</th>
        <th scope="col">A deposit</th>
        <th scope="col">A withdrawal</th>
      </tr>
    </thead>
    <tbody>
      ${PAYMENT_OUTCOME_ROWS.map(
        ({ outcome, title, cents, card, deposit, withdrawal }) =>
          html`<tr ${outcome === chosen ? html`class="chosen"` : null}>
            <th scope="row">${title}</th>
            <td data-label="Cents"><code>.${String(cents).padStart(2, '0')}</code></td>
            <td data-label="Card"><code>${card.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code></td>
            <td data-label="Deposit">${deposit}</td>
            <td data-label="Withdrawal">${withdrawal}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
