import { OFFICIAL_LIST_KEY_PATH } from '@baize/domain/official-list';
import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';

afterEach(closeHosts);

test('the key of the official list is served by itself and in no page [MIR-01]', async () => {
  const { app, seen } = await startFakeHost({ settings: { officialListKey: 'Kpublic' } });
  const answer = await app.inject(OFFICIAL_LIST_KEY_PATH);
  expect(answer.json()).toEqual({ key: 'Kpublic' });
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.inject('/');
  expect(JSON.stringify(seen)).not.toContain('Kpublic');
});

test('a brand without a list has no key [MIR-01]', async () => {
  const { app } = await startFakeHost({});
  expect((await app.inject(OFFICIAL_LIST_KEY_PATH)).json()).toEqual({ key: null });
});
