import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlatformEvent } from './events.ts';
import type { Diagnostic } from './diagnostic.ts';
import { connectSocket, type SocketStatus } from './socket.ts';

const CREDIT = {
  transactionId: 't-1',
  amount: 4.5,
  currencyCode: 'EUR',
  balance: 104.5,
  bonusBalance: 0,
  sequence: 3,
  at: '2026-03-02T10:00:00Z',
  reason: 'rakeback',
};

let server: Server;
let url: string;
const open: { close(): void }[] = [];

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  server.use((socket, next) => {
    next(socket.handshake.auth['token'] === 'player-token' ? undefined : new Error('refused'));
  });
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening);
  });
  url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
});

afterEach(async () => {
  for (const { close } of open.splice(0)) close();
  await server.close();
});

function listen(token = 'player-token') {
  const events: PlatformEvent[] = [];
  const statuses: SocketStatus[] = [];
  const problems: Diagnostic[] = [];
  const line = connectSocket({
    url,
    token,
    onEvent: (event) => events.push(event),
    onStatus: (status) => statuses.push(status),
    report: (problem) => problems.push(problem),
  });
  open.push(line);
  return { line, events, statuses, problems };
}

test('a player hears what happens to the wallet, each event read by its schema', async () => {
  const { events, statuses } = listen();
  await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'connected']));
  server.emit('credit', { ...CREDIT, colour: 'green' });
  await vi.waitFor(() => expect(events).toEqual([{ name: 'credit', payload: CREDIT }]));
});

test('an event that cannot be read is reported and not passed on', async () => {
  const { events, statuses, problems } = listen();
  await vi.waitFor(() => expect(statuses).toContain('connected'));
  server.emit('credit', { ...CREDIT, balance: 'much' });
  server.emit('session', { reason: 'BORED' });
  server.emit('limit');
  server.emit('limit', { code: 'dailyBetLimit' });
  await vi.waitFor(() => expect(events).toEqual([{ name: 'limit', payload: { code: 'dailyBetLimit' } }]));
  expect(problems.map(({ kind, source }) => `${kind} ${source}`)).toEqual([
    'event-unreadable credit',
    'event-unreadable session',
    'event-unreadable limit',
  ]);
});

test('a token the platform does not want is refused, not tried for ever', async () => {
  const { statuses } = listen('stolen');
  await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'refused']));
});

test('a line that breaks is lost and comes back by itself', async () => {
  const { statuses } = listen();
  await vi.waitFor(() => expect(statuses).toContain('connected'));
  server.engine.close();
  await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'connected', 'lost', 'connected']), {
    timeout: 8_000,
  });
}, 10_000);

test('nothing is heard after closing', async () => {
  const { line, statuses, events } = listen();
  await vi.waitFor(() => expect(statuses).toContain('connected'));
  line.close();
  await vi.waitFor(() => expect(server.sockets.sockets.size).toBe(0));
  server.emit('limit', { code: 'x' });
  expect({ statuses, events }).toEqual({ statuses: ['connecting', 'connected'], events: [] });
});
