import { lastLogin } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Greeting } from './greeting.tsx';
import './player-greeting.tsx';

afterEach(() => {
  cleanup();
  act(() => lastLogin.clear());
});

test('a player is greeted by name, and told when and from where the account was used before', async () => {
  lastLogin.set({ created_at: '2026-11-19T08:05:00Z', ip: '203.0.113.24', location: 'Amsterdam' });
  render(
    <TestProviders viewer="player">
      <Greeting />
    </TestProviders>,
  );
  expect(await screen.findByText(/^Last login/)).toBeTruthy();
  expect(screen.getByText(/^Thu 19 Nov, \d\d:05 · Amsterdam$/)).toBeTruthy();
});

test('a player who was never here before is told of no last login', async () => {
  render(
    <TestProviders viewer="player">
      <Greeting />
    </TestProviders>,
  );
  expect(await screen.findByText(/^Good /)).toBeTruthy();
  expect(screen.queryByText(/^Last login/)).toBeNull();
});
