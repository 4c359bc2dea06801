import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PressFeedback } from './press-feedback.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A page whose neighbour takes as long as the test likes. */
function show() {
  let arrive = () => {};
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <PressFeedback />
          <Outlet />
        </>
      ),
      children: [
        {
          index: true,
          element: (
            <>
              <Link to="/next">Next</Link>
              <Link to="?modal=login">Log in</Link>
              <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
                Nowhere
              </a>
              <a href="https://help.test/" target="_blank" rel="noreferrer">
                Help
              </a>
            </>
          ),
        },
        {
          path: 'next',
          loader: () => new Promise<null>((done) => (arrive = () => done(null))),
          element: <p>The next page</p>,
        },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  return { container, arrive: () => act(async () => arrive()) };
}

const link = (name: string) => screen.getByRole('link', { name });
const isMarked = (name: string) => link(name).hasAttribute('data-press-pending');
const pass = () => act(async () => vi.advanceTimersByTime(50));

test('a link that is pressed answers before its page is there, and the way is said to take long', async () => {
  const { container, arrive } = show();
  expect(container.querySelector('div')).toBeNull();
  fireEvent.click(link('Next'));
  expect(isMarked('Next')).toBe(true);
  await pass();
  expect(isMarked('Next')).toBe(true);
  expect(container.querySelector('div')).not.toBeNull();
  await arrive();
  expect(screen.getByText('The next page')).toBeTruthy();
  expect(container.querySelector('div')).toBeNull();
});

test('a link that stays on the page is marked until what it opens is shown', async () => {
  show();
  let wasMarked = false;
  document.addEventListener('click', () => (wasMarked = isMarked('Log in')), { once: true });
  fireEvent.click(link('Log in'));
  expect(wasMarked).toBe(true);
  await pass();
  expect(isMarked('Log in')).toBe(false);
});

test('a press that leads nowhere leaves no mark', async () => {
  show();
  fireEvent.click(link('Nowhere'));
  expect(isMarked('Nowhere')).toBe(true);
  await pass();
  expect(isMarked('Nowhere')).toBe(false);
});

test('a press that loads a document of its own stays marked until the page is left', async () => {
  show();
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.click(link('Next'));
  expect(isMarked('Next')).toBe(true);
  await pass();
  expect(isMarked('Next')).toBe(true);
  fireEvent(window, new Event('pagehide'));
  expect(isMarked('Next')).toBe(false);
});

test('of two presses the last one is marked', async () => {
  const { arrive } = show();
  fireEvent.click(link('Next'));
  fireEvent.click(link('Log in'));
  expect(isMarked('Next')).toBe(false);
  await arrive();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press for another tab or window is not marked: %o',
  (press) => {
    show();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link('Next'), press);
    expect(isMarked('Next')).toBe(false);
  },
);

test('nor is a link that opens another tab by itself', () => {
  show();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link('Help'));
  expect(isMarked('Help')).toBe(false);
});

test('a page that the browser keeps for the way back comes back without marks', () => {
  show();
  fireEvent.click(link('Next'));
  fireEvent(window, new Event('pagehide'));
  expect(isMarked('Next')).toBe(false);
});
