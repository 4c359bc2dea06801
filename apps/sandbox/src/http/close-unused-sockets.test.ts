import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnusedSockets } from './close-unused-sockets.ts';

test(
  'a server stops at once though a line is open over which nothing was asked',
  { timeout: 10_000 },
  async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    closeUnusedSockets(app);
    app.get('/', () => 'here');
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const line = connect({ host: url.hostname, port: Number(url.port) });
    await once(line, 'connect');
    expect(await (await fetch(url)).text()).toBe('here');
    const ended = once(line, 'close');
    await app.close();
    await ended;
    expect(line.destroyed).toBe(true);
  },
);
