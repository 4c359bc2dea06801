import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const words = { title: 'Reward claimed', closeLabel: 'Close' };

test('Escape and the close button ask the owner to close', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog {...words} open onClose={onClose}>
      €4.82
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Of radio buttons the chosen one has the focus first: a key would change the choice from any other', async () => {
  render(
    <Dialog {...words} open onClose={() => undefined}>
      <fieldset>
        {['1 Day', '7 Days'].map((day) => (
          <input key={day} type="radio" name="days" aria-label={day} defaultChecked={day === '7 Days'} />
        ))}
      </fieldset>
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '7 Days' })));
});

test('A mandatory dialog has no way out but its own choices', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog {...words} open mandatory onClose={onClose} footer={<button type="button">Continue</button>} />,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(beside());
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent, 'a press beside it keeps the focus inside').toBe('Continue');
  expect(screen.getByRole('alertdialog', { name: 'Reward claimed' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

/** The room around the open dialog. */
function beside(): Element {
  const room = screen.getByRole('alertdialog').parentElement;
  if (room === null) throw new Error('a dialog stands in the room of its viewport');
  return room;
}

test('Only the dialog opened last answers Escape', async () => {
  const below = vi.fn<() => void>();
  const above = vi.fn<() => void>();
  render(
    <>
      <Dialog {...words} title="Calendar" open onClose={below} />
      <Dialog {...words} open onClose={above} />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

test('Focus goes to the first control of the content and back to what opened it', async () => {
  const onExited = vi.fn<() => void>();
  render(<Calendar onExited={onExited} />);
  const opener = screen.getByRole('button', { name: 'Claim' });
  await userEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(onExited).toHaveBeenCalledOnce();
});

test('A dialog that is read from its start takes focus to its title, and gives it to what its owner names', async () => {
  const named = document.body.appendChild(document.createElement('button'));
  const dialog = (open: boolean) => (
    <Dialog
      {...words}
      open={open}
      onClose={() => undefined}
      initialFocus="title"
      finalFocus={() => named}
      footer={<button type="button">Copy details</button>}
    />
  );
  const { rerender } = render(dialog(true));
  const title = screen.getByRole('heading', { name: 'Reward claimed' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  rerender(dialog(false));
  await waitFor(() => expect(document.activeElement).toBe(named));
  named.remove();
});

function Calendar({ onExited }: { onExited(): void }) {
  const [open, setOpen] = useState(false);
  const ok = (
    <button type="button" onClick={() => setOpen(false)}>
      OK
    </button>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Claim
      </button>
      <Dialog {...words} open={open} onClose={() => setOpen(false)} onExited={onExited} footer={ok} />
    </>
  );
}
