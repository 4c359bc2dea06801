import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf, CLEAN, depositOf } from '../testing/cashier-of.ts';
import { claimOf } from '../testing/claim-of.ts';
import { startProcess, type SandboxProcess } from '../testing/sandbox-process.ts';
import { sandboxUnderTest, type SandboxUnderTest } from '../testing/sandbox-under-test.ts';
import { scratchDatabase, type ScratchDatabase } from '../testing/scratch-database.ts';
import { sharedServers, whatIsMissing, type SharedServers } from '../testing/shared-servers.ts';
import { socketOf, type SocketUnderTest } from '../testing/socket-of.ts';

const servers = await sharedServers();
if ('missing' in servers) process.stderr.write(`${servers.missing}\n`);

test('where two processes cannot be tried it is said what is missing', () => {
  expect(whatIsMissing({ databaseUrl: undefined, redis: 'absent' })).toBe(
    'two processes were not tried: a PostgreSQL server (DATABASE_URL) and Redis (REDIS_URL, or redis-server on the path) is missing',
  );
  expect(whatIsMissing({ databaseUrl: 'postgres://x', redis: 'installed' })).toBeNull();
});

const available: readonly SharedServers[] = 'missing' in servers ? [] : [servers];

describe.each(available)(
  'two processes on one PostgreSQL and one Redis',
  ({ databaseUrl, redisUrl, stop }) => {
    let database: ScratchDatabase;
    const processes: SandboxProcess[] = [];
    const sockets: SocketUnderTest[] = [];
    let here: SandboxUnderTest;
    let there: SandboxUnderTest;

    beforeAll(async () => {
      database = await scratchDatabase(databaseUrl);
      for (const _ of ['here', 'there']) {
        processes.push(await startProcess({ PORT: '0', DATABASE_URL: database.url, REDIS_URL: redisUrl }));
      }
      const [one, other] = processes.map(({ url }) => sandboxUnderTest(url));
      if (!one || !other) throw new Error('two processes were meant to run');
      [here, there] = [one, other];
    });
    beforeEach(() => here.reset());
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.close();
    });
    afterAll(async () => {
      // Whatever did not start, nothing that did may be left behind.
      await Promise.allSettled(processes.map((each) => each.kill()));
      try {
        await database.drop();
      } finally {
        await stop();
      }
    });

    async function listening(sandbox: SandboxUnderTest, token: string): Promise<SocketUnderTest> {
      const socket = await socketOf(sandbox.url, token);
      sockets.push(socket);
      return socket;
    }

    const today = () => new Date().toISOString().slice(0, 10);

    test('what a player does at one process is heard by their sockets at both, and by nobody else', async () => {
      const token = await here.logIn('depositor');
      const vip = await there.logIn('vip');
      const own = [await listening(here, token), await listening(there, token)];
      const others = [await listening(here, vip), await listening(there, vip)];
      const { body } = await claimOf(here, { token, date: today() });
      const credits = await Promise.all(own.map((socket) => socket.next('credit')));
      expect(credits[0]).toMatchObject({
        reason: 'rakeback',
        amount: Reflect.get(Object(body['data']), 'amount'),
      });
      expect(credits[1]).toEqual(credits[0]);

      await depositOf(there, { token: vip, amount: 25 });
      const paid = await Promise.all(others.map((socket) => socket.next('credit')));
      expect(paid[0]).toMatchObject({ reason: 'deposit', amount: 25 });
      expect(paid[1]).toEqual(paid[0]);
      for (const { heard } of [...own, ...others])
        expect(heard.map(({ event }) => event)).toEqual(['credit']);
    });

    test('a sign-in at one process ends the session whose socket is at the other', async () => {
      const first = await here.logIn('depositor');
      const socket = await listening(here, first);
      const second = await there.logIn('depositor');
      expect(await socket.next('session')).toEqual({ reason: 'CONCURRENT_SESSION' });
      expect((await here.send('GET', '/api/user/get-user-details', { token: first })).status).toBe(403);
      expect((await here.send('GET', '/api/user/get-user-details', { token: second })).status).toBe(200);
    });

    test('twenty claims of one day, half of them at each process, pay it once', async () => {
      const token = await here.logIn('depositor');
      const date = today();
      const race = Array.from({ length: 20 }, (_, index) =>
        claimOf(index % 2 === 0 ? here : there, { token, date, key: `racer-${index}` }),
      );
      const statuses = (await Promise.all(race)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      expect(await auditOf(there)).toEqual(CLEAN);
    });
  },
);
