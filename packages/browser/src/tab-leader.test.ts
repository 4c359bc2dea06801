import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { electTabLeader, type TabLeader } from './tab-leader.ts';
import { setConnection, fakeLocks, simulateStorageChange, setVisibility, stubLocks } from './testing/tabs.ts';

const LEASE = 'baize.lease.poll';

let tabs: TabLeader[];

beforeEach(() => {
  vi.useFakeTimers();
  tabs = [];
});

afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** Time for a bid to be decided; `ms` more for heartbeats. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(200 + ms);

async function openTab(name = 'poll'): Promise<TabLeader> {
  const tab = electTabLeader(name);
  tabs.push(tab);
  await pass();
  return tab;
}

const standings = () => tabs.map((tab) => tab.status());

describe.each([
  ["the browser's locks", () => stubLocks(fakeLocks())],
  ['a lease in storage', () => stubLocks(undefined)],
  [
    'a lease, the locks being refused',
    () => stubLocks({ request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) }),
  ],
])('with %s', (_name, arrange) => {
  beforeEach(arrange);

  test('one tab leads, the others follow, and the next takes over when it closes', async () => {
    const first = await openTab();
    const second = await openTab();
    expect(standings()).toEqual(['leads', 'follows']);
    expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
    first.stop();
    await pass(2_000);
    expect(standings()).toEqual(['rests', 'leads']);
  });

  test('names are led apart', async () => {
    await openTab('one');
    await openTab('other');
    expect(standings()).toEqual(['leads', 'leads']);
  });

  test('a hidden tab gives the lead up and bids again on its return', async () => {
    const tab = await openTab();
    const turns: string[] = [];
    tab.subscribe(() => turns.push(tab.status()));
    setVisibility('hidden');
    expect(tab.status()).toBe('rests');
    await pass(60_000);
    expect(tab.status()).toBe('rests');
    setVisibility('visible');
    await pass();
    expect(turns).toEqual(['rests', 'undecided', 'leads']);
  });

  test('offline nobody leads; with the line back one does', async () => {
    await openTab();
    await openTab();
    setConnection('offline');
    expect(standings()).toEqual(['rests', 'rests']);
    setConnection('online');
    await pass(2_000);
    expect(standings().toSorted()).toEqual(['follows', 'leads']);
  });

  test('a frozen page and one in the browser’s memory rest until they are back', async () => {
    const tab = await openTab();
    for (const [away, back] of [
      [() => document.dispatchEvent(new Event('freeze')), () => document.dispatchEvent(new Event('resume'))],
      [() => window.dispatchEvent(new Event('pagehide')), () => window.dispatchEvent(new Event('pageshow'))],
    ] as const) {
      away();
      await pass();
      expect(tab.status()).toBe('rests');
      back();
      await pass();
      expect(tab.status()).toBe('leads');
    }
  });

  test('a tab hidden before its bid is decided does not lead', async () => {
    const tab = electTabLeader('poll');
    tabs.push(tab);
    setVisibility('hidden');
    await pass(2_000);
    expect(tab.status()).toBe('rests');
    setVisibility('visible');
    await pass();
    expect(tab.status()).toBe('leads');
  });

  test('a tab that stopped hears nothing more and holds nothing', async () => {
    const tab = await openTab();
    const heard = vi.fn();
    tab.subscribe(heard)();
    tab.stop();
    setVisibility('hidden');
    setVisibility('visible');
    await pass();
    expect(heard).not.toHaveBeenCalled();
    expect(tab.status()).toBe('rests');
    expect(localStorage).toHaveLength(0);
  });
});

describe('without locks', () => {
  beforeEach(() => stubLocks(undefined));

  test('the lease of a tab that died is taken over within seconds', async () => {
    localStorage.setItem(LEASE, JSON.stringify({ owner: 'gone', until: Date.now() + 5_000 }));
    const tab = await openTab();
    expect(tab.status()).toBe('follows');
    await pass(8_000);
    expect(tab.status()).toBe('leads');
  });

  test('a lease given back elsewhere is taken at once, and one that lives is left alone', async () => {
    localStorage.setItem(LEASE, JSON.stringify({ owner: 'there', until: Date.now() + 5_000 }));
    const tab = await openTab();
    simulateStorageChange(LEASE, null);
    await pass();
    expect(tab.status()).toBe('leads');
    await pass(30_000);
    expect(tab.status()).toBe('leads');
  });

  test('a tab that slept while another took the lease follows it', async () => {
    const tab = await openTab();
    simulateStorageChange(LEASE, JSON.stringify({ owner: 'there', until: Date.now() + 5_000 }));
    await pass();
    expect(tab.status()).toBe('follows');
  });

  test('with storage blocked or full every tab leads', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openTab();
    await openTab();
    full.mockRestore();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openTab();
    await openTab();
    expect(standings()).toEqual(['leads', 'leads', 'leads', 'leads']);
    vi.restoreAllMocks();
  });
});

test('a lock the browser takes away is bid for again by the lease', async () => {
  let steal = (_reason: DOMException): void => undefined;
  const stolen = new Promise<never>((_resolve, reject) => {
    steal = reject;
  });
  stubLocks({
    request: (_name: string, _options: LockOptions, grant: (lock: Lock | null) => unknown) => {
      void grant({ name: 'poll', mode: 'exclusive' });
      return stolen;
    },
  });
  const tab = await openTab();
  expect(tab.status()).toBe('leads');
  localStorage.setItem(LEASE, JSON.stringify({ owner: 'thief', until: Date.now() + 5_000 }));
  steal(new DOMException('stolen', 'AbortError'));
  await pass();
  expect(tab.status()).toBe('follows');
});

test('where there is no page nobody leads', () => {
  vi.stubGlobal('document', undefined);
  const tab = electTabLeader('poll');
  expect(tab.status()).toBe('rests');
  tab.stop();
});
