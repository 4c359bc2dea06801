import type { SeenRound, Table } from '../../protocol.ts';
import { intlTagOf } from '../../words/language.ts';
import { words } from '../../words/spoken.ts';
import { config } from './config.ts';
import { byId, element } from './dom.ts';
import { moneyText } from './money.ts';

/** Fills the history dialog with the newest rounds; `tell` puts a round's result in a few words. */
export function fillHistory(table: Table, tell: (round: SeenRound) => string): void {
  const time = new Intl.DateTimeFormat(intlTagOf(config.locale), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { timeZone } = time.resolvedOptions();
  byId('rounds-zone', HTMLParagraphElement).textContent = words().zone(timeZone.replaceAll('_', ' '));
  const { currency } = table;
  const rows = table.history.map((round) => {
    const { staked, win, startedAt } = round;
    const net = moneyText((win ?? 0) - staked, { currency, signed: 'exceptZero' });
    const cells = [time.format(new Date(startedAt)), tell(round), moneyText(staked, { currency }), net];
    return element('tr', '', ...cells.map((text) => element('td', '', text)));
  });
  byId('rounds', HTMLTableSectionElement).replaceChildren(...rows);
  byId('no-rounds', HTMLParagraphElement).hidden = rows.length > 0;
  byId('rounds-zone', HTMLParagraphElement).hidden = rows.length === 0;
  byId('rounds-table', HTMLTableElement).hidden = rows.length === 0;
}
