import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ModalLink } from '../modals/modal-link.tsx';
import { Stage } from '../stage/stage.tsx';
import { RoutePrefetch } from './route-prefetch.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

function show() {
  const login = vi.fn(async () => ({ default: () => null }));
  render(
    <Stage brand={{ features: [{ name: 'stage', modals: { login } }] }}>
      <ModalLink modal="login">Log in</ModalLink>
      <a href="https://elsewhere.test/?modal=login">Elsewhere</a>
      <RoutePrefetch />
    </Stage>,
  );
  return login;
}

test('a link to a modal fetches its code before it is pressed', () => {
  const login = show();
  fireEvent.touchStart(screen.getByRole('link', { name: 'Log in' }));
  expect(login).toHaveBeenCalledOnce();
});

test('who saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const login = show();
  fireEvent.touchStart(screen.getByRole('link', { name: 'Log in' }));
  expect(login).not.toHaveBeenCalled();
});

test('a link to another site fetches nothing', () => {
  const login = show();
  fireEvent.touchStart(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(login).not.toHaveBeenCalled();
});
