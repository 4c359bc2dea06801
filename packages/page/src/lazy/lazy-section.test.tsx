import { afterPaint } from '@baize/browser/after-paint';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageTestProviders } from '../testing/page-test-providers.tsx';
import { TestI18nProvider } from '../testing/test-i18n-provider.tsx';
import { lazySection } from './lazy-section.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['somebody'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
}

/** A page as the server drew it, taken over by the browser. */
async function takeOver(load: () => Promise<ComponentType>) {
  const Part = lazySection(load);
  const page = document.createElement('div');
  page.innerHTML = '<div><!--$--><button type="button">Pressed 0</button><!--/$--></div>';
  document.body.append(page);
  const drawn = page.querySelector('button');
  await act(async () =>
    hydrateRoot(
      page,
      <TestI18nProvider locale="en">
        <MemoryRouter>
          <Part />
        </MemoryRouter>
      </TestI18nProvider>,
    ),
  );
  return drawn;
}

const alive = async (button: HTMLElement | null) => {
  await act(async () => button?.click());
  return button?.textContent;
};

/** What wakes up with a first sign that presses nothing does so after its frame. */
async function somebodyComes(): Promise<void> {
  window.dispatchEvent(new Event('wheel'));
  await act(async () => new Promise<void>((painted) => void afterPaint(painted)));
}

test('a part stands as the server drew it until somebody touches the page, and is then the same part, alive', async () => {
  const load = vi.fn(async () => Counter);
  const button = await takeOver(load);
  expect(load).not.toHaveBeenCalled();
  await somebodyComes();
  expect(load).toHaveBeenCalledOnce();
  expect(button?.isConnected).toBe(true);
  expect(await alive(button)).toBe('Pressed 1');
});

test('a press on a part that is not alive yet is answered at once and made good once, when its code is there', async () => {
  let arrive = (_part: ComponentType) => {};
  const button = await takeOver(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
  await act(async () => button?.click());
  expect(button?.dataset['pressPending']).toBe('');
  expect(button?.textContent).toBe('Pressed 0');
  await act(async () => arrive(Counter));
  expect(button?.textContent).toBe('Pressed 1');
  expect(button?.dataset['pressPending']).toBeUndefined();
  expect(await alive(button)).toBe('Pressed 2');
});

test('a link of this page that is gone once the part is alive still leads where it led', async () => {
  function Wish() {
    return <output>{useLocation().search}</output>;
  }
  window.history.replaceState(null, '', '/');
  const Part = lazySection(async () => Wish);
  const page = document.createElement('div');
  page.innerHTML = '<div><!--$--><output></output><!--/$--></div><a href="/?play=demo">Demo</a>';
  document.body.append(page);
  const root = page.firstElementChild;
  const link = page.querySelector('a');
  await act(async () =>
    hydrateRoot(
      page,
      <TestI18nProvider locale="en">
        <MemoryRouter>
          <Part />
        </MemoryRouter>
      </TestI18nProvider>,
      { onRecoverableError: () => undefined },
    ),
  );
  expect(root?.isConnected).toBe(true);
  root?.append(link ?? '');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  link?.remove();
  await act(async () => undefined);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?play=demo'));
});

test('a page at rest fetches no part, however long it stands', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const load = vi.fn(async () => Counter);
  const button = await takeOver(load);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(load).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(await alive(button)).toBe('Pressed 1');
  // What waits for the next frame would wait for it in the next test, too.
  await act(async () => vi.runAllTimers());
});

test('whoever has a session waits for nothing', async () => {
  document.documentElement.dataset['session'] = 'kept';
  expect(await alive(await takeOver(async () => Counter))).toBe('Pressed 1');
});

test('a page reached by a link shows the part at once', async () => {
  const Part = lazySection(async () => Counter);
  await act(async () => {
    render(
      <PageTestProviders>
        <Part />
      </PageTestProviders>,
    );
  });
  expect(screen.getByRole('button').textContent).toBe('Pressed 0');
});

test('a part whose code did not come says so and how to go on', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await takeOver(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await somebodyComes();
  expect(screen.getByRole('alert').textContent).toContain('Part of this page did not load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
