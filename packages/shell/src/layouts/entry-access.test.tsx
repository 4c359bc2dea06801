import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PathLink, ModalLink } from '@baize/links';
import { ClosedFooterNote } from '@baize/links/closed-footer-note';
import { entryAccess, OPEN_ENTRY } from '@baize/links/entry-access';
import { PageProvider } from '@baize/page';
import { pageDataFixture } from '@baize/page/testing';
import { TestProviders } from '@baize/player/test-providers';
import { Footer } from '../layouts/footer.tsx';
import { AuthButtons } from '../layouts/header-account.tsx';

const CLOSED = 'Registration not available in the country';
const OFF = 'Log-in is off on this domain.';

afterEach(() => {
  cleanup();
  act(() => entryAccess.set(OPEN_ENTRY));
});

test('a header offers what is open and names the reason of what is not [MIR-04]', () => {
  render(
    <TestProviders>
      <AuthButtons />
    </TestProviders>,
  );
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual(['Log in', 'Join']);
  act(() => entryAccess.set({ 'sign-up': CLOSED }));
  expect(links()).toEqual(['Log in']);
  expect(screen.getByText(CLOSED)).toBeTruthy();
  act(() => entryAccess.set({ 'sign-up': CLOSED, login: OFF }));
  expect(links()).toEqual([]);
  for (const reason of [OFF, CLOSED]) expect(screen.getByText(reason)).toBeTruthy();
  act(() => entryAccess.set({ login: OFF }));
  expect(links()).toEqual(['Join']);
  expect(screen.getByText(OFF)).toBeTruthy();
});

test('what the page was sent with counts until more is known [MIR-04]', () => {
  render(
    <TestProviders>
      <PageProvider value={{ ...pageDataFixture, closedModals: { login: OFF } }}>
        <AuthButtons />
      </PageProvider>
    </TestProviders>,
  );
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual(['Join']);
  act(() => entryAccess.set({ login: OFF, 'sign-up': CLOSED }));
  expect(links()).toEqual([]);
});

test('a control that leads to a closed dialog gives way to its reason, whatever address names it; others stay [MIR-04]', () => {
  render(
    <TestProviders>
      <ModalLink modal="sign-up">Create account</ModalLink>
      <PathLink to="?modal=login">Log in</PathLink>
      <ModalLink modal="rakeback">Calendar</ModalLink>
    </TestProviders>,
  );
  act(() => entryAccess.set({ 'sign-up': CLOSED, login: OFF }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Calendar']);
  expect(screen.getByText(CLOSED)).toBeTruthy();
  expect(screen.getByText(OFF)).toBeTruthy();
});

test('the footer says what is closed, each reason in a line of its own [MIR-04]', () => {
  const page = (reasons: readonly string[]) => (
    <TestProviders>
      <Footer />
      <ClosedFooterNote reasons={reasons} />
    </TestProviders>
  );
  const { rerender } = render(page([]));
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).not.toContain(CLOSED);
  rerender(page([CLOSED, OFF]));
  expect([CLOSED, OFF].map((reason) => within(footer).getAllByText(reason).length)).toEqual([1, 1]);
  rerender(page([OFF]));
  expect(footer.textContent).not.toContain(CLOSED);
  expect(footer.textContent).toContain(OFF);
});
