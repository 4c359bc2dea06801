import type { WalletOverview } from '../../controls/recent-records.ts';
import { button, byId, element, elementById, formatAmount, renderRows, formatUtc } from './dom.ts';
import { subscribe } from './refresh.ts';
import { showError } from './status-message.ts';
import { request, readProperty } from './server.ts';

type WalletRow = WalletOverview['purses'][number];
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

function walletRow(purse: WalletRow): HTMLElement {
  const { email, persona, currencyCode, digits } = purse;
  const amount = (value: number) => `${formatAmount({ amount: value, digits })} ${currencyCode}`;
  const moves = purse.sequence === 1 ? '1 move' : `${purse.sequence} moves`;
  const opened = persona === null ? moves : button(moves, () => void showLedger(persona));
  if (opened instanceof HTMLElement) {
    opened.className = 'quiet';
    opened.dataset['action'] = 'ledger';
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
  const signed = `${amount > 0 ? '+' : '−'}${formatAmount({ amount: Math.abs(amount), digits })} ${currencyCode}`;
  return element(
    'tr',
    '',
    cell('th', '', formatUtc(at)),
    cell('td', '', reason, element('small', '', reference)),
    cell('td', '', element('code', '', account)),
    cell('td', `number ${amount > 0 ? 'gained' : ''}`, signed),
  );
}

async function showLedger(persona: string): Promise<void> {
  try {
    const entries = readProperty(await request('GET', `/sandbox/ledger?persona=${persona}`), 'entries');
    if (!isEntries(entries)) return;
    const title = elementById('ledger-title');
    title.textContent = `Ledger of ${persona}, newest first`;
    elementById('ledger-rows').replaceChildren(...entries.toReversed().slice(0, 200).map(entryRow));
    byId('ledger', HTMLDialogElement).showModal();
  } catch (error) {
    showError(error);
  }
}

export function startMoney(): void {
  subscribe(({ wallets: { purses, ledger }, recent }) => {
    const key = ({ playerId, currencyCode }: WalletRow) => `${playerId}-${currencyCode}`;
    renderRows({ list: elementById('purses'), rows: purses, key, draw: walletRow });
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
