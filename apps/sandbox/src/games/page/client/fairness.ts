import { getBlockMessage, createDraw, readUint32s, type Draw } from '../../fair/draw.ts';
import type { PublicRound, Table } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { byId } from './dom.ts';

/** What a game's rules make of a round's draws, as a text that can be held against what was shown. */
export type Replay = (round: PublicRound, draw: Draw) => { played: string; shown: string };

const BLOCKS = 256;

let clientSeed = freshSeed();

/** The player's own word in the next round. */
export function getClientSeed(): string {
  return clientSeed;
}

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Listens to the fairness dialog: the player's own word, and the wish to see the last round proven. */
export function initFairness(tableNow: () => Table, replay: Replay): void {
  const input = byId('client-seed', HTMLInputElement);
  input.addEventListener('input', () => {
    const wished = input.value.replaceAll(/[^\x20-\x7E]/g, '').slice(0, 64);
    clientSeed = wished === '' ? freshSeed() : wished;
  });
  byId('verify', HTMLButtonElement).addEventListener('click', () => {
    const [last] = tableNow().history;
    if (last) void verifyRound(last, replay).then(showVerdict);
  });
}

/** Fills the fairness dialog: the promise of the next round, and the last one opened. */
export function renderFairness(table: Table): void {
  byId('next-hash', HTMLElement).textContent = table.commitment;
  byId('client-seed', HTMLInputElement).value = clientSeed;
  showVerdict({ good: true, text: '' });
  const [last] = table.history;
  byId('last-round', HTMLElement).hidden = !last;
  if (!last) return;
  byId('last-hash', HTMLElement).textContent = last.fairness.commitment;
  byId('last-server-seed', HTMLElement).textContent = last.fairness.serverSeed;
  byId('last-client-seed', HTMLElement).textContent = last.fairness.clientSeed;
}

function showVerdict({ good, text }: { good: boolean; text: string }): void {
  const verdict = byId('verdict', HTMLParagraphElement);
  verdict.textContent = text;
  verdict.className = `verdict ${good ? 'good' : 'bad'}`;
}

/** Recomputes promise and round with this browser's own cryptography. */
async function verifyRound(round: PublicRound, replay: Replay): Promise<{ good: boolean; text: string }> {
  const { serverSeed, clientSeed: word, commitment } = round.fairness;
  const { fairness: said } = getMessages();
  if (serverSeed === null) return { good: false, text: said.open };
  if (!isSecureContext) return { good: false, text: said.insecure };
  const secret = Uint8Array.from(serverSeed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const promised = hex(await crypto.subtle.digest('SHA-256', secret));
  if (promised !== commitment) return { good: false, text: said.otherSeed };
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, async (_, index) => {
      const text = new TextEncoder().encode(getBlockMessage(word, index));
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
    }),
  );
  const draw = createDraw(readUint32s((index) => blocks[index] ?? new Uint8Array(32)));
  const { played, shown } = replay(round, draw);
  return played === shown
    ? { good: true, text: said.proven(played) }
    : { good: false, text: said.differs(played, shown) };
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
