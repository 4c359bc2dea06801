import { tokenStore } from '@baize/browser/token-store';
import { afterEach, expect, test, vi } from 'vitest';
import { preHydrationScript, takePreHydrationPress } from './pre-hydration.ts';
import { setPanelWidth } from './panel-width.ts';

afterEach(() => {
  takePreHydrationPress();
  document.body.innerHTML = '';
  localStorage.clear();
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-panel');
  document.documentElement.removeAttribute('data-silence');
});

/** Runs the text as the document does, before anything else is there. */
function run() {
  const script = document.createElement('script');
  script.textContent = preHydrationScript('nxafk');
  document.head.append(script);
  script.remove();
}

test('before the first paint it is known whether a session is kept, and how wide the panel is', () => {
  tokenStore.set('kept');
  setPanelWidth('narrow');
  run();
  const { session, panel } = document.documentElement.dataset;
  expect({ session, panel }).toEqual({ session: 'kept', panel: 'narrow' });
});

test.each([
  ['of whoever is offered nothing', '"excluded"', ''],
  ['of everybody else', null, undefined],
])('before the first paint what the session %s was last known for is known again', (_, kept, mark) => {
  tokenStore.set('kept');
  if (kept) localStorage.setItem('baize.silence', kept);
  run();
  expect(document.documentElement.dataset['silence']).toBe(mark);
});

test('what a session was known for says nothing of a stranger', () => {
  localStorage.setItem('baize.silence', '"excluded"');
  run();
  expect(document.documentElement.dataset['silence']).toBeUndefined();
});

test.each([
  ['as long as it lasts', 60_000, ''],
  ['not once it is over', -60_000, undefined],
])('after an account was locked here nothing is offered to a stranger either: %s', (_, lasts, mark) => {
  localStorage.setItem('baize.locked', JSON.stringify({ value: true, until: Date.now() + lasts }));
  run();
  expect(document.documentElement.dataset['silence']).toBe(mark);
});

test('a stranger’s page is left as the server made it', () => {
  run();
  expect(document.documentElement.getAttributeNames()).toEqual([]);
});

/** A press is kept once everybody has heard of it. */
const kept = (id: string | undefined) => vi.waitFor(() => expect(document.early?.press?.id).toBe(id));

test('the button pressed last before the code is there is remembered, and nothing after it', async () => {
  document.body.innerHTML =
    '<button id="one"><b>One</b></button><button id="two">Two</button><a id="away">Away</a>';
  run();
  document.getElementById('two')?.click();
  document.querySelector('b')?.click();
  await kept('one');
  expect(takePreHydrationPress()?.id).toBe('one');
  document.getElementById('two')?.click();
  expect(takePreHydrationPress()?.id).toBe('one');
});

test('a press beside every button leaves none to make good', async () => {
  document.body.innerHTML = '<button id="one">One</button><p id="beside">Beside</p>';
  run();
  document.getElementById('one')?.click();
  await kept('one');
  document.getElementById('beside')?.click();
  await kept(undefined);
  expect(takePreHydrationPress()).toBeNull();
});

test('a press that the code holds back while it gets ready is remembered', async () => {
  document.body.innerHTML = '<button id="one">One</button>';
  run();
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  document.getElementById('one')?.click();
  await kept('one');
  expect(takePreHydrationPress()?.id).toBe('one');
});

test('a press that the code takes itself is not made again', () => {
  document.body.innerHTML = '<button id="one">One</button>';
  run();
  const again = vi.fn<(button: HTMLElement | null) => void>();
  document.addEventListener('click', () => again(takePreHydrationPress()), { capture: true, once: true });
  document.getElementById('one')?.click();
  expect(again).toHaveBeenCalledWith(null);
});
