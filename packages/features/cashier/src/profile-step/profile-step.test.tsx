import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok } from '../testing/fake-cashier.ts';
import { renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const bare = { address: null, city: null, zipCode: null, firstName: null, lastName: null };
const settings = { allowDepWithoutAddress: false, onDepositShowAllField: true };

function open(answers: Partial<FakeCashier['responses']> = {}, stored: { city?: string } = {}) {
  const platform = new FakeCashier(examplePlayer({ user: { ...bare, ...stored } }));
  Object.assign(platform.responses, answers);
  return { platform, user: renderDeposit(platform, { settings }) };
}

test('names, address, city and postal code are all required here, 255 characters at most, and lead on once saved [VAL-04]', async () => {
  const { platform, user } = open({
    'update-user-details': () => {
      platform.responses['get-user-details'] = ok(examplePlayer());
      return Response.json({ success: true, data: { success: true, getUser: examplePlayer().getUser } });
    },
  });
  const save = await screen.findByRole('button', { name: 'Save and go on' });
  await user.click(save);
  expect(screen.getAllByText('Required')).toHaveLength(5);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  const type = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await type('First name', 'Marisol');
  await type('Last name', 'a'.repeat(256));
  await type('Street and number', 'Handelskade 12');
  await type('Postal code', '1011 AB');
  await type('City', 'Amsterdam');
  await user.click(save);
  expect(screen.getByText('Must be 255 characters or less')).toBeTruthy();
  expect(platform.requestsTo('update-user-details')).toHaveLength(0);
  await user.clear(screen.getByLabelText('Last name'));
  await type('Last name', ' Rojas ');
  await user.click(save);
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
  expect(platform.requestsTo('update-user-details')[0]?.body).toMatchObject({
    firstName: 'Marisol',
    lastName: 'Rojas',
    address: 'Handelskade 12',
    updateFrom: 'Deposit',
  });
});

test('fields the brand does not use are not asked, and a refused field says so where it stands', async () => {
  const { user } = open({
    'get-registration-fields': ok({ firstName: 0, lastName: 0 }),
    'update-user-details': () =>
      Response.json(
        {
          success: false,
          message: 'Please look again',
          errors: { address: 'form.validation.invalid.format' },
        },
        { status: 400 },
      ),
  });
  await waitFor(() => expect(screen.queryByLabelText('First name')).toBeNull());
  await user.type(screen.getByLabelText('Street and number'), 'x');
  await user.type(screen.getByLabelText('Postal code'), 'y');
  await user.type(screen.getByLabelText('City'), 'z');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please look again');
  expect(screen.getByLabelText('Street and number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('z');
});

test('what another tab saved meanwhile is not put back, and what was typed here is sent [PRF-01]', async () => {
  const saved = () =>
    Response.json({ success: true, data: { success: true, getUser: examplePlayer().getUser } });
  const { platform, user } = open({ 'update-user-details': saved }, { city: 'Amsterdam' });
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('First name', 'Marisol');
  await type('Last name', 'Rojas');
  await type('Street and number', 'Handelskade 12');
  await type('Postal code', '1011 AB');
  const elsewhere = { ...bare, city: 'Delft', lastName: 'Rojas-Vega' };
  platform.responses['get-user-details'] = ok(examplePlayer({ user: elsewhere }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(platform.requestsTo('update-user-details')).toHaveLength(1));
  const sent = platform.requestsTo('update-user-details')[0]?.body;
  expect(sent).toMatchObject({
    city: 'Delft',
    address: 'Handelskade 12',
    lastName: 'Rojas',
    updateFrom: 'Deposit',
  });
});
