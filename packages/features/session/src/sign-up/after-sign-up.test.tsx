import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GeneratedCredentials } from './after-sign-up.tsx';

afterEach(cleanup);

const UUID = '3f0a1b2c-0000-4000-8000-000000000000';

test.each([
  ['the name the platform made', { username: 'harbour-7', email: null }, 'harbour-7'],
  ['the address', { username: null, email: 'ann@example.com' }, 'ann@example.com'],
  [
    'the name in place of the address that is none',
    { username: null, email: `${UUID}@empty-email.invalid` },
    UUID,
  ],
])('a made-up account is let in by %s [SES-03]', (_, named, shown) => {
  render(
    <TestProviders>
      <GeneratedCredentials
        created={{ userId: '7', generatedPassword: 'apple-pear-7', ...named }}
        password="apple-pear-7"
        signedIn={false}
        onContinue={() => undefined}
      />
    </TestProviders>,
  );
  expect(screen.getByText(shown, { exact: true })).toBeTruthy();
  expect(document.body.textContent).not.toContain('empty-email');
});
