import type { Purses } from '../../controls/recent.ts';
import { button, byId, element, elementById, moneyText, showRows, utcText } from './dom.ts';
import { watch } from './refresh.ts';
import { sayFailed } from './say.ts';
import { ask, partOf } from './server.ts';

type Purse = Purses['purses'][number];
type Entry = {
  transactionId: string;
  reason: string;
  reference: string;
  at: string;
  account: string;
  currencyCode: string;
  amount: number;
};

const isEntries = (said: unknown): said is Entry[] => Array.isArray(said);

function cell(name: 'td' | 'th', className: string, ...parts: (string | Node)[]): HTMLElement {
  const made = element(name, className, ...parts);
  if (name === 'th') made.setAttribute('scope', 'row');
  return made;
}

function purseRow(purse: Purse): HTMLElement {
  const { email, persona, currencyCode, digits } = purse;
  const amount = (value: number) => `${moneyText({ amount: value, digits })} ${currencyCode}`;
  const moves = purse.sequence === 1 ? '1 move' : `${purse.sequence} moves`;
  const opened = persona === null ? moves : button(moves, () => void showLedger(persona));
  if (opened instanceof HTMLElement) {
    opened.className = 'quiet';
    opened.dataset['deed'] = 'ledger';
    opened.setAttribute('aria-label', `${moves}: the ledger of ${email}`);
  }
  return element(
    'tr',
    '',
    cell('th', '', email),
    cell('td', 'number', amount(purse.amount)),
    cell('td', 'number', amount(purse.bonusAmount)),
    cell('td', '', opened),
    cell(
      'td',
      '',
      element('span', `badge ${purse.isSound ? 'good' : 'bad'}`, purse.isSound ? 'agrees' : 'differs'),
    ),
  );
}

function entryRow({ at, reason, reference, account, currencyCode, amount }: Entry): HTMLElement {
  const digits = currencyCode === 'BTC' ? 8 : 2;
  const signed = `${amount > 0 ? '+' : '−'}${moneyText({ amount: Math.abs(amount), digits })} ${currencyCode}`;
  return element(
    'tr',
    '',
    cell('th', '', utcText(at)),
    cell('td', '', reason, element('small', '', reference)),
    cell('td', '', element('code', '', account)),
    cell('td', `number ${amount > 0 ? 'gained' : ''}`, signed),
  );
}

async function showLedger(persona: string): Promise<void> {
  try {
    const entries = partOf(await ask('GET', `/sandbox/ledger?persona=${persona}`), 'entries');
    if (!isEntries(entries)) return;
    const title = elementById('ledger-title');
    title.textContent = `Ledger of ${persona}, newest first`;
    elementById('ledger-rows').replaceChildren(...entries.toReversed().slice(0, 200).map(entryRow));
    byId('ledger', HTMLDialogElement).showModal();
  } catch (error) {
    sayFailed(error);
  }
}

export function startMoney(): void {
  watch(({ purses: { purses, ledger }, recent }) => {
    const key = ({ playerId, currencyCode }: Purse) => `${playerId}-${currencyCode}`;
    showRows({ list: elementById('purses'), rows: purses, key, draw: purseRow });
    const wrong = ledger.unbalanced.length + ledger.wrongWallets.length;
    const audit = elementById('audit');
    audit.className = `audit ${wrong === 0 ? 'good' : 'bad'}`;
    audit.textContent =
      wrong === 0
        ? `Sound: ${ledger.transactions.toLocaleString('en')} transactions, every one of them cancels out, and every purse is what its postings add up to.`
        : `Not sound: ${ledger.unbalanced.length} transactions do not cancel out, ${ledger.wrongWallets.length} players’ purses differ.`;
    const open = recent.openPayments;
    elementById('payments-open').textContent =
      open === 0
        ? 'No payment waits for a decision.'
        : `${open} ${open === 1 ? 'payment waits' : 'payments wait'} there.`;
  });
  const ledger = byId('ledger', HTMLDialogElement);
  elementById('ledger-close').addEventListener('click', () => ledger.close());
  ledger.addEventListener('click', (event) => {
    if (event.target === ledger) ledger.close();
  });
}
