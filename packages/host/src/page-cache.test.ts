import { describe, expect, test, vi } from 'vitest';
import { createPageCache, OverloadedError } from './page-cache.ts';

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const onStale = vi.fn();

function cacheOf(
  render: (path: string) => Promise<Response>,
  built = true,
  backendUrl = 'http://127.0.0.1:4000',
) {
  return createPageCache({
    render,
    backendUrl,
    pictures: null,
    formTargets: [],
    games: [],
    built,
    onStale,
  });
}

describe('the page cache', () => {
  test('renders a page once for any number of visitors', async () => {
    const render = vi.fn(async () => page('<p>hello</p>'));
    const cache = cacheOf(render);
    const asked = await Promise.all(Array.from({ length: 50 }, () => cache.get({ path: '/', version: '1' })));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(asked.map((one) => one.headers['ETag'])).size).toBe(1);
  });

  test('the same text under another policy has another tag: "not modified" leaves the policy out', async () => {
    const tagBeside = async (platform: string): Promise<string | undefined> => {
      const cache = cacheOf(async () => page('<p>hello</p>'), true, platform);
      return (await cache.get({ path: '/', version: '1' })).headers['ETag'];
    };
    const tag = await tagBeside('https://one.example');
    expect(await tagBeside('https://one.example')).toBe(tag);
    expect(await tagBeside('https://two.example')).not.toBe(tag);
  });

  test('renders again when settings or texts change', async () => {
    let times = 0;
    const cache = cacheOf(async () => page(`<p>${(times += 1)}</p>`));
    expect((await cache.get({ path: '/', version: '1' })).body.plain.toString()).toBe('<p>1</p>');
    expect((await cache.get({ path: '/', version: '2' })).body.plain.toString()).toBe('<p>2</p>');
  });

  test('shows the old page while a new one is made, and keeps it when that fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      let fail = false;
      const render = vi.fn(async () => {
        if (fail) throw new Error('the platform is away');
        return page('<p>good</p>');
      });
      const cache = cacheOf(render);
      await cache.get({ path: '/', version: '1' });
      fail = true;
      vi.setSystemTime(Date.now() + 61_000);
      const stale = await cache.get({ path: '/', version: '1' });
      expect(stale.body.plain.toString()).toBe('<p>good</p>');
      await vi.waitFor(() => expect(onStale).toHaveBeenCalled());
      expect((await cache.get({ path: '/', version: '1' })).body.plain.toString()).toBe('<p>good</p>');
      expect(render.mock.calls.length).toBeGreaterThan(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('an address that does not exist is a 404 for a moment, then it is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const render = vi.fn(async () => page('<p>nothing here</p>', 404));
      const cache = cacheOf(render);
      for (const [pause, times] of [
        [0, 1],
        [9_000, 1],
        [2_000, 2],
      ] as const) {
        vi.setSystemTime(Date.now() + pause);
        const answer = await cache.get({ path: '/x', version: '1' });
        expect(answer.status).toBe(404);
        expect(answer.headers['Cache-Control']).toBe('public, max-age=0, s-maxage=10');
        expect(render).toHaveBeenCalledTimes(times);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses at once what it cannot render in time', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const cache = cacheOf(async () => {
      await held;
      return page('<p>late</p>');
    });
    const waiting = Array.from({ length: 24 }, (_, n) => cache.get({ path: `/${n}`, version: '1' }));
    await expect(cache.get({ path: '/one-too-many', version: '1' })).rejects.toBeInstanceOf(OverloadedError);
    release();
    expect((await Promise.all(waiting)).every((one) => one.status === 200)).toBe(true);
  });

  test('what need not be rendered is answered before those that must be begin', async () => {
    const order: string[] = [];
    const cache = cacheOf(async (path) => {
      order.push(`begins ${path}`);
      return page('<p>new</p>');
    });
    await cache.get({ path: '/kept', version: '1' });
    const note = (words: string) => () => void order.push(words);
    const rendered = Array.from({ length: 24 }, (_, n) => cache.get({ path: `/${n}`, version: '1' }));
    const others = [
      cache.get({ path: '/one-too-many', version: '1' }).catch(note('refused')),
      cache.get({ path: '/kept', version: '1' }).then(note('kept')),
    ];
    await Promise.all([...rendered, ...others]);
    expect(order.slice(0, 3)).toEqual(['begins /kept', 'kept', 'refused']);
    expect(order).toHaveLength(27);
  });

  test('renders begin one by one, so that the host hears what else arrives', async () => {
    let turns = 0;
    const begun: number[] = [];
    const cache = cacheOf(async () => {
      begun.push(turns);
      return page('<p>new</p>');
    });
    const count = (): void => {
      turns += 1;
      if (turns < 50) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 8 }, (_, n) => cache.get({ path: `/${n}`, version: '1' })));
    expect(new Set(begun).size).toBe(8);
  });

  test('a page may be kept by a CDN and carries its policy; nothing else from the app passes', async () => {
    const cache = cacheOf(async () => {
      const answer = page('<script>go()</script>');
      answer.headers.set('Set-Cookie', 'a=b');
      return answer;
    });
    const { headers } = await cache.get({ path: '/', version: '1' });
    expect(headers['Cache-Control']).toContain('s-maxage=60');
    expect(headers['Content-Security-Policy']).toContain("'strict-dynamic'");
    expect(Object.keys(headers)).not.toContain('Set-Cookie');
  });

  test('a page that is made anew and is the same keeps the body it has', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const render = vi.fn(async () => page('<p>same</p>'));
      const cache = cacheOf(render);
      const first = await cache.get({ path: '/', version: '1' });
      const sent = first.body;
      await cache.get({ path: '/', version: '1' });
      await vi.waitFor(() => expect(first.body).not.toBe(sent));
      const settled = first.body;
      vi.setSystemTime(Date.now() + 61_000);
      await cache.get({ path: '/', version: '1' });
      await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
      expect((await cache.get({ path: '/', version: '1' })).body).toBe(settled);
    } finally {
      vi.useRealTimers();
    }
  });
});
