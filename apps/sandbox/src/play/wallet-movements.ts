import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import { gameMoves } from '../database/tables/games.ts';
import type { WalletMove } from '../games/wallet-port.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import type { PlayerTransaction } from './player-transaction.ts';

/** A player's two pockets in the currency they play in, whole units. */
export type WalletBalances = { balance: bigint; bonusBalance: bigint };

type WalletKey = { playerId: number; currencyCode: string };

function isWallet({ playerId, currencyCode }: WalletKey) {
  return and(eq(wallets.playerId, playerId), eq(wallets.currencyCode, currencyCode));
}

export async function loadBalances(reader: Database, whose: WalletKey): Promise<WalletBalances> {
  const [wallet] = await reader.select().from(wallets).where(isWallet(whose));
  if (!wallet) throw new Error(`player ${whose.playerId} has no ${whose.currencyCode} wallet`);
  return wallet;
}

/** The same, kept until the turn ends. */
export async function lockBalances({ transaction, player }: PlayerTransaction): Promise<WalletBalances> {
  const { id: playerId, currencyCode } = player;
  const [wallet] = await transaction
    .select()
    .from(wallets)
    .where(isWallet({ playerId, currencyCode }))
    .for('update');
  if (!wallet) throw new Error(`player ${playerId} has no ${currencyCode} wallet`);
  return wallet;
}

/** Whether a movement was made before, under the same id. */
export async function isAlreadyPosted(
  { transaction, player }: PlayerTransaction,
  { actionId }: WalletMove,
): Promise<boolean> {
  const [made] = await transaction
    .select({ actionId: gameMoves.actionId })
    .from(gameMoves)
    .where(and(eq(gameMoves.playerId, player.id), eq(gameMoves.actionId, actionId)));
  return made !== undefined;
}

/** Moves whole units between a player's pockets and the games, negative out of them; answers what was posted. */
export async function moveBalances(
  { transaction, player, at }: PlayerTransaction,
  parts: { real: bigint; bonus: bigint },
): Promise<PostedMovement[]> {
  const posted: PostedMovement[] = [];
  for (const pocket of ['real', 'bonus'] as const) {
    const amount = parts[pocket];
    if (amount === 0n) continue;
    const { id: playerId, currencyCode } = player;
    const movement = { playerId, currencyCode, amount, pocket, reason: 'play', at } as const;
    posted.push(await postMovement(transaction, movement));
  }
  return posted;
}

type MovementRecord = {
  kind: 'bet' | 'win';
  move: WalletMove;
  /** Moved in all, and how much of it in the bonus pocket; never negative. */
  amount: bigint;
  bonusPart: bigint;
  before: WalletBalances;
  posted: readonly PostedMovement[];
};

/** Writes a movement down: one row of the casino history, and what makes its repeat the same action. */
export async function insertMovement(
  { transaction, player, at }: PlayerTransaction,
  made: MovementRecord,
): Promise<void> {
  const { kind, move, amount, bonusPart, before, posted } = made;
  const [first, last] = [posted[0], posted.at(-1)];
  await transaction.insert(gameMoves).values({
    playerId: player.id,
    actionId: move.actionId,
    roundId: move.roundId,
    gameSlug: move.gameSlug,
    kind,
    currencyCode: player.currencyCode,
    amount,
    bonusPart,
    balanceBefore: before.balance,
    balanceAfter: last?.balance ?? before.balance,
    bonusBalance: last?.bonusBalance ?? before.bonusBalance,
    transactionId: first?.transactionId ?? null,
    at,
  });
}
