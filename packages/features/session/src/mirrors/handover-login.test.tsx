import { ApiFailure } from '@baize/api/failure';
import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HandoverLogin } from './handover-login.tsx';

afterEach(cleanup);

const OWN = 'https://casino.example/';
const refusal = (code: string) => new ApiFailure({ kind: 'refused', status: 422, path: '/', code });

function arrive(from: string, redeem: (code: string) => Promise<void>) {
  render(
    <TestProviders settings={{ ...SETTINGS_DEFAULTS, casinoOrigin: 'https://casino.example' }}>
      <HandoverLogin handover={{ code: 'the-code', from, at: 0 }} redeem={redeem}>
        <p>The ordinary login</p>
      </HandoverLogin>
    </TestProviders>,
  );
}

test('who comes from an address of the brand is signed in at once [MIR-01]', async () => {
  const redeem = vi.fn(() => new Promise<void>(() => undefined));
  arrive(OWN, redeem);
  expect((await screen.findByRole('status')).textContent).toContain('being logged in at this address');
  expect(redeem.mock.calls).toEqual([['the-code']]);
  expect(screen.queryByText('The ordinary login')).toBeNull();
});

test.each(['https://evil.example/', ''])(
  'a code that comes from %o is not used unasked: it may be of another account [MIR-01]',
  async (from) => {
    const redeem = vi.fn(() => new Promise<void>(() => undefined));
    arrive(from, redeem);
    expect((await screen.findByRole('alert')).textContent).toContain('only if you have just chosen');
    expect(screen.getByText('The ordinary login')).toBeTruthy();
    expect(redeem).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use the code' }));
    expect(redeem).toHaveBeenCalledOnce();
  },
);

test.each([
  [refusal('HANDOVER_EXPIRED'), 'used before or is too old'],
  [refusal('HANDOVER_WRONG_ADDRESS'), 'for another address'],
  [new ApiFailure({ kind: 'offline', path: '/' }), 'could not be checked'],
])('a code that does no good is explained above the ordinary login [MIR-01]: %s', async (problem, words) => {
  arrive(OWN, () => Promise.reject(problem));
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(words);
  expect(textContent).toContain('Log in as usual');
  expect(screen.getByText('The ordinary login')).toBeTruthy();
});
