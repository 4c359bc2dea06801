import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '@baize/api/failure';
import VerifyEmailPage from '../routes/verify-email.tsx';
import { discardLinkToken } from '../form/link-token.ts';
import { createFakeApi, ok, errorResponse } from '../testing/create-fake-api.ts';
import { ResendForm } from './resend-form.tsx';

afterEach(() => {
  cleanup();
  discardLinkToken();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const address = () => screen.getByTestId('address').textContent;

async function open(at: string, answer: () => Response) {
  const { api, asked } = createFakeApi({ 'verify-email': answer });
  await act(async () =>
    render(
      <TestProviders url={at} api={api}>
        <VerifyEmailPage />
        <Address />
      </TestProviders>,
    ),
  );
  return asked;
}

test.each([
  ['/verify-email?token=good-1', '/casino?modal=login'],
  ['/design/verify-email?token=good-2', '/design/casino?modal=login'],
])('%s confirms the address once and leads to %s [NAV-05]', async (at, leadsTo) => {
  const asked = await open(at, ok());
  // The page's own code comes with the first link that is followed.
  await waitFor(() => expect(address()).toBe(leadsTo), { timeout: 4_000 });
  expect(asked).toEqual([{ call: 'verify-email', body: { token: at.split('=')[1] } }]);
});

test.each([
  ['/verify-email?token=old-1&cpnc=7', '/?modal=verify-email-expired'],
  ['/design/verify-email?token=old-2', '/design?modal=verify-email-expired'],
])('a link that came too late, %s, leads to %s [NAV-05]', async (at, leadsTo) => {
  await open(at, errorResponse(422, { code: 'TOKEN_EXPIRED' }));
  await waitFor(() => expect(address()).toBe(leadsTo));
});

test('the token leaves the address at once, and a platform in trouble can be asked again', async () => {
  let tries = 0;
  const asked = await open('/verify-email?token=good-3&cpnc=7', () => {
    tries += 1;
    return tries === 1 ? errorResponse(500)() : ok()();
  });
  await waitFor(() => expect(address()).toBe('/verify-email?cpnc=7'));
  expect((await screen.findByRole('alert')).textContent).toContain('The link still works');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/casino?modal=login'));
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'good-3' }, { token: 'good-3' }]);
});

test('a link without its token offers a new one', async () => {
  const asked = await open('/verify-email', ok());
  const link = await screen.findByRole('link', { name: 'Send a new link' });
  expect(link.getAttribute('href')).toBe('/verify-email?modal=verify-email-expired');
  expect(asked).toEqual([]);
});

test('a new link is asked for by address, or by who is signed in; a failure says it was not sent [PRF-06] [HTTP-08]', async () => {
  const asked: unknown[] = [];
  const { rerender } = render(
    <TestProviders key="anyone">
      <ResendForm to="anyone" onSubmit={async (ask) => asked.push(ask)} />
    </TestProviders>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'unverified@player.test{Enter}');
  await screen.findByText(/we have sent a new link/);
  rerender(
    <TestProviders key="player" viewer="player">
      <ResendForm to="player" onSubmit={async (ask) => asked.push(ask)} />
    </TestProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(asked).toEqual([{ email: 'unverified@player.test' }, { email: null }]));
  rerender(
    <TestProviders key="trouble" viewer="player">
      <ResendForm
        to="player"
        onSubmit={() => Promise.reject(new ApiFailure({ kind: 'server', status: 500, path: '/' }))}
      />
    </TestProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Verification email not sent');
});
