import { afterEach, expect, test, vi } from 'vitest';
import { focusLinkTo } from './focus-link.ts';

afterEach(() => document.body.replaceChildren());

const page = (html: string) => {
  document.body.innerHTML = `<header><a href="/reef">Reef</a></header><main>${html}</main>`;
};
const focused = () => document.activeElement?.textContent;

test('the link that led away has the focus once its page is back', async () => {
  page('');
  focusLinkTo('/reef');
  page('<a href="/dusk">Dusk</a><a href="/reef">Reef in the list</a>');
  await vi.waitFor(() => expect(focused()).toBe('Reef in the list'));
});

test('focus that is somewhere else by then stays there', async () => {
  page('<a href="/reef">Reef</a><button>Typed here</button>');
  document.querySelector('button')?.focus();
  focusLinkTo('/reef');
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  expect(focused()).toBe('Typed here');
});
