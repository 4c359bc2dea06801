import type { PublicRound, Table } from '../../protocol.ts';
import { toIntlTag } from '../../../settings/language.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { config } from './config.ts';
import { byId, element } from './dom.ts';
import { formatGameMoney } from './money.ts';

/** Fills the history dialog with the newest rounds; `tell` puts a round's result in a few words. */
export function renderHistory(table: Table, tell: (round: PublicRound) => string): void {
  const time = new Intl.DateTimeFormat(toIntlTag(config.locale), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { timeZone } = time.resolvedOptions();
  byId('rounds-zone', HTMLParagraphElement).textContent = getMessages().zone(timeZone.replaceAll('_', ' '));
  const { currency } = table;
  const rows = table.history.map((round) => {
    const { staked, win, startedAt } = round;
    const net = formatGameMoney((win ?? 0) - staked, { currency, signed: 'exceptZero' });
    const cells = [time.format(new Date(startedAt)), tell(round), formatGameMoney(staked, { currency }), net];
    return element('tr', '', ...cells.map((text) => element('td', '', text)));
  });
  byId('rounds', HTMLTableSectionElement).replaceChildren(...rows);
  byId('no-rounds', HTMLParagraphElement).hidden = rows.length > 0;
  byId('rounds-zone', HTMLParagraphElement).hidden = rows.length === 0;
  byId('rounds-table', HTMLTableElement).hidden = rows.length === 0;
}
