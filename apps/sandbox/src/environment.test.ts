import { expect, test } from 'vitest';
import { getDatabaseLocation, readEnvironment } from './environment.ts';

test('with nothing set the sandbox listens on 127.0.0.1:4000 and keeps its data in its own folder', () => {
  const { port, host, database, redisUrl } = readEnvironment({});
  expect({ port, host, redisUrl }).toEqual({ port: 4000, host: '127.0.0.1', redisUrl: undefined });
  expect(database.kind).toBe('folder');
  expect(database).toMatchObject({ path: expect.stringMatching(/[/\\]\.data$/) });
});

test('a database address wins over a data folder', () => {
  const { database } = readEnvironment({ DATABASE_URL: 'postgres://db/baize', SANDBOX_DATA: 'memory' });
  expect(database).toEqual({ kind: 'postgres', url: 'postgres://db/baize' });
  expect(getDatabaseLocation({ data: 'memory' })).toEqual({ kind: 'memory' });
});

test('production is refused unless it is allowed in so many words', () => {
  for (const name of ['production', 'Production', 'PRODUCTION']) {
    expect(() => readEnvironment({ NODE_ENV: name })).toThrow(/SANDBOX_ALLOW_PRODUCTION=1/);
  }
  expect(readEnvironment({ NODE_ENV: 'production', SANDBOX_ALLOW_PRODUCTION: '1' }).port).toBe(4000);
});

test.each([
  [{ PORT: 'four' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be a whole number/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must start with postgres/],
  [{ REDIS_URL: 'localhost' }, /REDIS_URL must start with redis/],
  [{ SANDBOX_LOBBY: 'vast' }, /SANDBOX_LOBBY must be usual/],
])('%o is refused with the name of what to change', (raw, message) => {
  expect(() => readEnvironment(raw)).toThrow(message);
});

test('the lobby has its usual size unless a huge one is asked for', () => {
  expect(readEnvironment({}).lobby).toBe('usual');
  expect(readEnvironment({ SANDBOX_LOBBY: 'huge' }).lobby).toBe('huge');
});

test('a variable left blank counts as not set', () => {
  expect(readEnvironment({ PORT: '', HOST: '', DATABASE_URL: '' })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    database: { kind: 'folder' },
  });
});
