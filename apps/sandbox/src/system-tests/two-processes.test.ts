import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchLedgerAudit, CLEAN_AUDIT, requestDeposit } from '../testing/cashier-requests.ts';
import { requestClaim } from '../testing/claim-request.ts';
import { startProcess, type SandboxProcess } from '../testing/sandbox-process.ts';
import { connectTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { createScratchDatabase, type ScratchDatabase } from '../testing/scratch-database.ts';
import { startSharedServers, describeMissingServers, type SharedServers } from '../testing/shared-servers.ts';
import { connectTestSocket, type TestSocket } from '../testing/test-socket.ts';

const servers = await startSharedServers();
if ('missing' in servers) process.stderr.write(`${servers.missing}\n`);

test('where two processes cannot be tried it is said what is missing', () => {
  expect(describeMissingServers({ databaseUrl: undefined, redis: 'absent' })).toBe(
    'two processes were not tried: a PostgreSQL server (DATABASE_URL) and Redis (REDIS_URL, or redis-server on the path) is missing',
  );
  expect(describeMissingServers({ databaseUrl: 'postgres://x', redis: 'installed' })).toBeNull();
});

const available: readonly SharedServers[] = 'missing' in servers ? [] : [servers];

describe.each(available)(
  'two processes on one PostgreSQL and one Redis',
  ({ databaseUrl, redisUrl, stop }) => {
    let database: ScratchDatabase;
    const processes: SandboxProcess[] = [];
    const sockets: TestSocket[] = [];
    let here: TestSandbox;
    let there: TestSandbox;

    beforeAll(async () => {
      database = await createScratchDatabase(databaseUrl);
      for (const _ of ['here', 'there']) {
        processes.push(await startProcess({ PORT: '0', DATABASE_URL: database.url, REDIS_URL: redisUrl }));
      }
      const [one, other] = processes.map(({ url }) => connectTestSandbox(url));
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

    async function listening(sandbox: TestSandbox, token: string): Promise<TestSocket> {
      const socket = await connectTestSocket(sandbox.url, token);
      sockets.push(socket);
      return socket;
    }

    const today = () => new Date().toISOString().slice(0, 10);

    test('what a player does at one process is heard by their sockets at both, and by nobody else', async () => {
      const token = await here.logIn('depositor');
      const vip = await there.logIn('vip');
      const own = [await listening(here, token), await listening(there, token)];
      const others = [await listening(here, vip), await listening(there, vip)];
      const { body } = await requestClaim(here, { token, date: today() });
      const credits = await Promise.all(own.map((socket) => socket.next('credit')));
      expect(credits[0]).toMatchObject({
        reason: 'rakeback',
        amount: Reflect.get(Object(body['data']), 'amount'),
      });
      expect(credits[1]).toEqual(credits[0]);

      await requestDeposit(there, { token: vip, amount: 25 });
      const paid = await Promise.all(others.map((socket) => socket.next('credit')));
      expect(paid[0]).toMatchObject({ reason: 'deposit', amount: 25 });
      expect(paid[1]).toEqual(paid[0]);
      for (const { received } of [...own, ...others])
        expect(received.map(({ event }) => event)).toEqual(['credit']);
    });

    test('a sign-in at one process ends the session whose socket is at the other', async () => {
      const first = await here.logIn('depositor');
      const socket = await listening(here, first);
      const second = await there.logIn('depositor');
      expect(await socket.next('session')).toEqual({ reason: 'CONCURRENT_SESSION' });
      expect((await here.request('GET', '/api/user/get-user-details', { token: first })).status).toBe(403);
      expect((await here.request('GET', '/api/user/get-user-details', { token: second })).status).toBe(200);
    });

    test('twenty claims of one day, half of them at each process, pay it once', async () => {
      const token = await here.logIn('depositor');
      const date = today();
      const race = Array.from({ length: 20 }, (_, index) =>
        requestClaim(index % 2 === 0 ? here : there, { token, date, key: `racer-${index}` }),
      );
      const statuses = (await Promise.all(race)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      expect(await fetchLedgerAudit(there)).toEqual(CLEAN_AUDIT);
    });
  },
);
