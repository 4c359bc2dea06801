import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

test('A menu offers its actions and places, and does the one that is chosen', async () => {
  const leave = vi.fn<() => void>();
  render(
    <Menu
      trigger={<button type="button">Account</button>}
      items={[
        { id: 'inbox', label: 'Inbox', link: <a href="#inbox" aria-label="Inbox" /> },
        { id: 'leave', label: 'Log out', onSelect: leave },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect((await screen.findByRole('menuitem', { name: 'Inbox' })).getAttribute('href')).toBe('#inbox');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(leave).toHaveBeenCalledOnce();
});
