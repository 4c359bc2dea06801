import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeApi, ok } from '../testing/create-fake-api.ts';
import { ForgotByPhone } from './forgot-by-phone.tsx';

afterEach(cleanup);

const COUNTRIES = [{ countryId: 1, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null }];
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

/** The form, its plans loaded, for a visitor in the Netherlands. */
async function open() {
  const asked: unknown[] = [];
  const sent: string[] = [];
  const { api } = createFakeApi({
    'get-all-country': ok({ countries: { rows: COUNTRIES }, allCountries: COUNTRIES }),
    'get-location': ok({ location: { country: { code: 'NL' } } }),
  });
  render(
    <TestProviders api={api}>
      <PlayerProviders>
        <ForgotByPhone onSubmit={async (ask) => asked.push(ask)} onSent={(to) => sent.push(to)} />
      </PlayerProviders>
    </TestProviders>,
  );
  await screen.findByLabelText('Country code');
  await waitFor(() => expect(screen.getByLabelText('Country code').textContent).toContain('+31'));
  // The plans are there once they judge.
  await userEvent.type(phone(), '061{Enter}');
  await screen.findByText('This phone number is too short');
  await userEvent.clear(phone());
  return { asked, sent };
}

test('a code is sent to a number typed with its trunk prefix, on Enter too [PRF-06] [VAL-02]', async () => {
  const { asked, sent } = await open();
  await userEvent.type(phone(), '0687654321{Enter}');
  await waitFor(() => expect(asked).toEqual([{ phone: '687654321', phoneCode: '31' }]));
  expect(sent).toEqual(['+31 687654321']);
});

test('once its box is left, a number stands there without its trunk prefix [VAL-02]', async () => {
  await open();
  await userEvent.type(phone(), '0687654321');
  await userEvent.tab();
  expect(phone().value).toBe('687654321');
});
