import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageTestProviders } from '@baize/page/testing';
import { ModalLink } from './modal-link.tsx';
import { RoutePrefetch } from './route-prefetch.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

function show() {
  const login = vi.fn(async () => ({ default: () => null }));
  render(
    <PageTestProviders brand={{ features: [{ name: 'stage', modals: { login } }] }}>
      <ModalLink modal="login">Log in</ModalLink>
      <a href="https://elsewhere.test/?modal=login">Elsewhere</a>
      <RoutePrefetch />
    </PageTestProviders>,
  );
  return login;
}

function touch(name: string) {
  fireEvent.touchStart(screen.getByRole('link', { name }));
  vi.advanceTimersByTime(50);
}

test('a link to a modal fetches its code before it is pressed', () => {
  const login = show();
  touch('Log in');
  expect(login).toHaveBeenCalledOnce();
});

test('who saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const login = show();
  touch('Log in');
  expect(login).not.toHaveBeenCalled();
});

test('a link to another site fetches nothing', () => {
  const login = show();
  touch('Elsewhere');
  expect(login).not.toHaveBeenCalled();
});
