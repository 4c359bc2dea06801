import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

afterEach(cleanup);

test('The drawer is named, and its close button and Escape ask to close it', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer open onClose={onClose} title="Menu" closeLabel="Close menu" header={<b>lulu</b>}>
      <a href="#limits">Limits</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
