import type { CasinoHistoryEntry } from '@baize/api/endpoints/cashier';
import { signedEntryAmount } from '@baize/domain/transactions';
import { casinoEntryMessages } from '@baize/i18n/catalogue/transactions';
import { usePlayer } from '@baize/player';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { BlockText, RecordId, RecordAmount, RecordDate } from '../records/record-cells.tsx';
import type { RecordColumn } from '../records/record-table.tsx';

interface InRow {
  row: CasinoHistoryEntry;
}

const IdCell = ({ row }: InRow) => <RecordId id={row.transactionId} />;
const DateCell = ({ row }: InRow) => <RecordDate date={row.date} />;
const GameCell = ({ row }: InRow) => <bdi>{row.gameName || '–'}</bdi>;
const StudioCell = ({ row }: InRow) => <BlockText text={row.provider} />;

function TypeCell({ row }: InRow) {
  const { i18n } = useLingui();
  return i18n._(casinoEntryMessages[row.type]);
}

/** An amount of a line; one that names no currency is in the player's own. */
function Move({ amount, row, sign }: { amount: number | null; row: CasinoHistoryEntry; sign?: 'both' }) {
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  return <RecordAmount amount={amount} currency={row.currencyCode ?? own} {...(sign && { sign })} />;
}

const BeforeCell = ({ row }: InRow) => <Move amount={row.balanceBefore} row={row} />;
const AmountCell = ({ row }: InRow) => <Move amount={signedEntryAmount(row)} row={row} sign="both" />;
const AfterCell = ({ row }: InRow) => <Move amount={row.balanceAfter} row={row} />;
const BonusCell = ({ row }: InRow) => <Move amount={row.bonusBalance} row={row} />;

/** The nine columns of the casino history, in the order of S2 §3 (PAY-10). */
export const CASINO_COLUMNS: readonly RecordColumn<CasinoHistoryEntry>[] = [
  {
    key: 'transactionId',
    head: msg({ id: 'records.head.id', message: 'Transaction ID' }),
    Cell: IdCell,
    kind: 'text',
    card: 'start-6',
  },
  {
    key: 'type',
    head: msg({ id: 'records.head.type', message: 'Type' }),
    Cell: TypeCell,
    kind: 'text',
    card: 'end-3',
  },
  {
    key: 'gameName',
    head: msg({ id: 'records.head.game', message: 'Game name' }),
    Cell: GameCell,
    kind: 'text',
    card: 'wide-title',
  },
  {
    key: 'provider',
    head: msg({ id: 'records.head.provider', message: 'Provider' }),
    Cell: StudioCell,
    kind: 'text',
    card: 'start-2',
  },
  {
    key: 'balanceBefore',
    head: msg({ id: 'records.head.before', message: 'Balance before' }),
    Cell: BeforeCell,
    kind: 'number',
    card: 'row-4',
  },
  {
    key: 'amount',
    head: msg({ id: 'records.head.amount', message: 'Amount' }),
    Cell: AmountCell,
    kind: 'sum',
    card: 'sum',
  },
  {
    key: 'balanceAfter',
    head: msg({ id: 'records.head.after', message: 'Balance after' }),
    Cell: AfterCell,
    kind: 'number',
    card: 'row-5',
  },
  {
    key: 'bonusBalance',
    head: msg({ id: 'records.head.bonus-balance', message: 'Bonus balance' }),
    Cell: BonusCell,
    kind: 'number',
    card: 'end-6',
  },
  {
    key: 'date',
    head: msg({ id: 'records.head.date', message: 'Date' }),
    Cell: DateCell,
    kind: 'lead',
    card: 'start-3',
  },
];
