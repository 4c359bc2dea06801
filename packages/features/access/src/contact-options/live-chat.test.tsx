import { TestProviders } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LiveChat } from './live-chat.tsx';

afterEach(cleanup);

function show(showLiveChat: boolean) {
  render(
    <TestProviders settings={{ showLiveChat }}>
      <LiveChat />
    </TestProviders>,
  );
}

const opener = () => screen.queryByRole('button', { name: 'Open the chat' });

test('help offers the chat where the settings say that there is one [SET-06]', () => {
  show(false);
  expect(opener()).toBeNull();
  cleanup();
  show(true);
  expect(opener()).toBeTruthy();
});

test('a chat that opens needs no words, and one that did not load is owned up to', () => {
  show(true);
  const open = (event: Event) => event.preventDefault();
  window.addEventListener('live-chat', open);
  fireEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
  expect(screen.getByRole('status').textContent).toBe('');
  window.removeEventListener('live-chat', open);
  fireEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
  expect(screen.getByRole('status').textContent).toContain('The chat did not load.');
});
