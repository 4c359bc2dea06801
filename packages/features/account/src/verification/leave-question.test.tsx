import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LeaveQuestion } from './leave-question.tsx';

afterEach(cleanup);

function Page() {
  const [underWay, setUnderWay] = useState(2);
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/promotions">Promotions</Link>
      <Link to="?modal=limits">Limits</Link>
      <button type="button" onClick={() => setUnderWay(0)}>
        All sent
      </button>
      <LeaveQuestion underWay={underWay} />
    </>
  );
}

const open = () =>
  render(
    <TestProviders url="/verify">
      <Page />
    </TestProviders>,
  );
const address = () => document.querySelector('output')?.textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('leaving the page while files are on their way is asked first [PRF-07]', async () => {
  open();
  await follow('Promotions');
  const dialog = await screen.findByRole('dialog', { name: 'Leave before everything is sent?' });
  expect(dialog.textContent).toContain('2 files are still on their way.');
  await press('Stay on this page');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/verify');
  await follow('Promotions');
  await screen.findByRole('dialog');
  await press('Leave without sending');
  await waitFor(() => expect(address()).toBe('/promotions'));
});

test('a dialog over the page is opened without a question, and so is any page once all is sent [PRF-07]', async () => {
  open();
  await follow('Limits');
  expect(address()).toBe('/verify?modal=limits');
  await press('All sent');
  await follow('Promotions');
  expect(address()).toBe('/promotions');
});
