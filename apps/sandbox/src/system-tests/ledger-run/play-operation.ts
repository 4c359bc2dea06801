import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  GAME_SLUGS,
  LAUNCH_TOKEN_HEADER,
  tableSchema,
  type PublicRound,
  type Table,
} from '../../games/protocol.ts';
import { valueAt } from '../../testing/cashier-requests.ts';
import { requestUntilResponse, PlatformError, type PlayerSession } from './player-session.ts';

type Slug = (typeof GAME_SLUGS)[number];
type Seat = { tab: PlayerSession; slug: Slug; launch: string };
type Move = { method: 'GET' | 'POST'; path: string; body?: unknown };

/** Within so many milliseconds of asking whoever hangs up has hung up. */
const ABORT_AFTER_MS = 20;
const TRIES = 50;

/** Sits down at a game, looks, and makes the next move there is: a stake, or the decision an open round waits for. */
export async function playOperation(tab: PlayerSession): Promise<void> {
  const slug = tab.random.oneOf(GAME_SLUGS);
  const launch = tab.player.launches.get(slug) ?? (await launched(tab, slug));
  if (launch === null) return;
  const seat = { tab, slug, launch };
  const table = await requestTable(seat, { method: 'GET', path: '/current' });
  if (table?.round && table.round.win === null) await decide(seat, table.round);
  else if (table && table.waitMs === 0) await bet(seat, table);
}

async function launched(tab: PlayerSession, slug: Slug): Promise<string | null> {
  const body = { slug, mode: 'real', deviceType: 'desktop' };
  const answer = await requestUntilResponse(tab, { method: 'POST', path: '/api/user/launch-game', body });
  const url = valueAt(answer.body, 'data', 'url');
  if (typeof url !== 'string') return null;
  const launch = new URL(url).searchParams.get('token') ?? '';
  tab.player.launches.set(slug, launch);
  return launch;
}

async function bet(seat: Seat, { stakes, commitment }: Table): Promise<void> {
  const { random } = seat.tab;
  const autoCashOut = random.oneOf([null, 120, 200]);
  const stake = stakes[random.below(2)];
  const body = { actionId: randomUUID(), bet: stake, clientSeed: 'mine', commitment, autoCashOut };
  await requestTable(seat, { method: 'POST', path: '', body });
}

async function decide(seat: Seat, { id, step, view }: PublicRound): Promise<void> {
  const kind =
    view.game === 'harbour-sevens'
      ? 'free-spin'
      : view.game === 'skyline-crash'
        ? 'cash-out'
        : seat.tab.random.oneOf(['stand', ...view.moves]);
  await requestTable(seat, {
    method: 'POST',
    path: `/${id}/actions`,
    body: { actionId: randomUUID(), step, kind },
  });
}

/** Every third time the player hangs up without waiting, and asks the very same again. */
async function requestTable(seat: Seat, move: Move): Promise<Table | null> {
  const hangsUp = move.method === 'POST' && seat.tab.random.below(3) === 0;
  if (hangsUp)
    await sent(seat, { ...move, signal: AbortSignal.timeout(seat.tab.random.below(ABORT_AFTER_MS)) });
  for (let left = TRIES; left > 0; left -= 1) {
    const said = await sent(seat, { ...move, signal: AbortSignal.timeout(30_000) });
    if (said !== 'unknown') return said;
    await requestUntilResponse(seat.tab, { method: 'GET', path: '/api/user/get-user-details' });
  }
  throw new Error(`${seat.slug} never answered`);
}

async function sent(
  { tab, slug, launch }: Seat,
  { method, path, body, signal }: Move & { signal: AbortSignal },
): Promise<Table | null | 'unknown'> {
  const { player, sandbox } = tab;
  try {
    const response = await fetch(`${sandbox.url}/games/${slug}/api/rounds${path}`, {
      method,
      signal,
      headers: {
        [LAUNCH_TOKEN_HEADER]: launch,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 500) throw new PlatformError(`${method} ${path}`);
    if (response.status === 403 && player.launches.get(slug) === launch) player.launches.delete(slug);
    const answer: unknown = await response.json();
    const table = response.status === 200 ? v.parse(tableSchema, valueAt(answer, 'data')) : null;
    for (const round of table ? [...table.history, ...(table.round ? [table.round] : [])] : [])
      recordRound(tab, round);
    return table;
  } catch (error) {
    if (error instanceof v.ValiError || error instanceof PlatformError) throw error;
    return 'unknown';
  }
}

/** A round that is over stays as it was; of an open one the newest look counts. */
function recordRound({ player: { expected } }: PlayerSession, { id, staked, win }: PublicRound): void {
  const known = expected.rounds.get(id);
  if (known && (known.win !== null || (win === null && known.staked >= staked))) return;
  expected.rounds.set(id, { staked, win });
}

/** Looks at every game once more, so that the book holds how each round stands. */
export async function readAllGames(tab: PlayerSession): Promise<void> {
  for (const slug of GAME_SLUGS) {
    const launch = await launched(tab, slug);
    if (launch !== null) await requestTable({ tab, slug, launch }, { method: 'GET', path: '/current' });
  }
}
