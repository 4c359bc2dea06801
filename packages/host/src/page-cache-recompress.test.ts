import { beforeEach, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const squeeze = vi.fn();

beforeEach(() => squeeze.mockClear());

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const cacheOf = (render: () => string) =>
  createPageCache({
    render: async () => new Response(render(), { headers: HTML }),
    backendUrl: 'http://127.0.0.1:4000',
    pictures: null,
    formTargets: [],
    games: [],
    built: true,
    onStale: vi.fn(),
    squeeze,
  });

test('a page is made as small as it can be once somebody asks for it again, and only then', async () => {
  const cache = cacheOf(() => '<p>hello</p>');
  const ask = () => cache.get({ path: '/', version: '1' });
  const page = await ask();
  expect(squeeze).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1) await ask();
  expect(squeeze.mock.calls).toEqual([[page]]);
});

test('a page that was made anew is small already where it is the same, and is made small again where it is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let text = '<p>hello</p>';
  const render = vi.fn(() => text);
  const cache = cacheOf(render);
  const ask = () => cache.get({ path: '/', version: '1' });
  const renew = async () => {
    vi.setSystemTime(Date.now() + 61_000);
    const before = render.mock.calls.length;
    await ask();
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(before + 1));
    await vi.waitFor(async () => expect((await ask()).body.plain.toString()).toBe(text));
  };
  await ask();
  await ask();
  expect(squeeze).toHaveBeenCalledTimes(1);
  await renew();
  expect(squeeze).toHaveBeenCalledTimes(1);
  text = '<p>good evening</p>';
  await renew();
  await ask();
  expect(squeeze).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
