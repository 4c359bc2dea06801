import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What stands below a field as its description. */
function note(name: string): string {
  const id = field(name).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}

async function openCard() {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'completed' });
  const user = renderDeposit(platform);
  await screen.findByLabelText('Card number');
  return { user, platform };
}

test.each(['12/2040', '2040-12', '12 / 40', '١٢/٤٠', '12/40\n', '１２／２０４０'])(
  'the expiry %o is understood when it is pasted [PAY-02]',
  async (text) => {
    const { user, platform } = await openCard();
    await enterCard(user);
    await user.clear(field('Expires'));
    await user.click(field('Expires'));
    await user.paste(text);
    expect(field('Expires').value).toBe('12/40');
    await user.click(payButton());
    await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
    expect(platform.requestsTo('deposit')[0]?.body).toMatchObject({ fields: { expiry: '12/40' } });
  },
);

test.each([
  ['5555555555554444', 'Enter all 3 digits from the back of the card.'],
  ['', 'American Express cards are not accepted'],
])(
  'four digits of a code beside the number “%s” are called what they are [PAY-02]',
  async (number, words) => {
    const { user } = await openCard();
    if (number !== '') await user.type(field('Card number'), number);
    await user.type(field('CVC'), '1234');
    await user.tab();
    expect(note('CVC')).toContain(words);
  },
);

test('what is typed of a card stands in its fields and not in the markup, also after a refusal [PAY-02]', async () => {
  const { user, platform } = await openCard();
  platform.responses['deposit'] = refused('PROVIDER_ERROR');
  await enterCard(user);
  await user.click(payButton());
  await screen.findByText(/The payment provider reports an error/);
  expect(field('Card number').value).toMatch(/^4242/);
  await waitFor(() => expect(document.body.innerHTML).not.toMatch(/value="(?:4242|123|12\/40)/));
});

test('a month of one digit that was left as it stands goes out as it is printed on cards', async () => {
  const { user, platform } = await openCard();
  await enterCard(user);
  await user.clear(field('Expires'));
  await user.type(field('Expires'), '2040-1');
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  expect(platform.requestsTo('deposit')[0]?.body).toMatchObject({ fields: { expiry: '01/40' } });
});

test('number and code are understood in other digits [PAY-02]', async () => {
  const { user, platform } = await openCard();
  await user.click(field('Card number'));
  await user.paste('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢');
  await user.type(field('Expires'), '١٢/٤٠');
  await user.type(field('CVC'), '१२३');
  expect(field('Card number').value).toBe('4242 4242 4242 4242');
  expect(field('CVC').value).toBe('123');
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  const fields = { cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' };
  expect(platform.requestsTo('deposit')[0]?.body).toMatchObject({ fields });
});

test.each([
  ['4242', 'Visa'],
  ['5555 55', 'Mastercard'],
  ['6759', 'Maestro'],
  ['6011', 'Discover'],
])('a number that begins with %s shows the mark of %s', async (number, brand) => {
  const { user } = await openCard();
  expect(screen.queryByRole('img', { name: brand })).toBeNull();
  await user.type(field('Card number'), number);
  expect(screen.getByRole('img', { name: brand })).toBeTruthy();
});

test('a card of another brand is told before paying, and one press pays by its own method with what was typed', async () => {
  const { user, platform } = await openCard();
  await user.type(field('Card number'), '5555 5555 5555 4444');
  expect(screen.getByRole('alert').textContent).toContain(
    'This is a Mastercard card, and you have chosen Visa.',
  );
  await user.click(screen.getByRole('button', { name: 'Pay by Mastercard' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field('Card number'));
  await user.type(field('Expires'), '12/40');
  await user.type(field('CVC'), '123');
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  expect(platform.requestsTo('deposit')[0]?.body).toMatchObject({
    methodId: 2,
    fields: { cardNumber: '5555555555554444' },
  });
});

test('a card that fits no method here says so and offers no other', async () => {
  const { user } = await openCard();
  await user.type(field('Card number'), '6011 1111 1111 1117');
  expect(screen.getByRole('alert').textContent).toContain('This is a Discover card. Visa may decline it');
  expect(screen.queryByRole('button', { name: /^Pay by/ })).toBeNull();
});

test('the expiry tells the browser the form it takes', async () => {
  await openCard();
  expect(field('Expires').autocomplete).toBe('cc-exp');
  expect(field('Expires').placeholder).toBe('MM/YY');
  // A length would cut a year of four digits before it is read.
  expect(field('Expires').hasAttribute('maxlength')).toBe(false);
});

test('a card that is paid with empty names each field that is missing, and every error ends as a sentence [VAL-06]', async () => {
  const { user } = await openCard();
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(['Card number', 'Expires', 'CVC'].map(note)).toEqual([
    'Enter the card number.',
    'Enter the month and year the card expires.',
    'Enter the CVC.',
  ]);
});

test.each([
  ['Card number', '4242424242424241', 'This is not a card number. Check each digit.'],
  ['Card number', '4242', 'This card number is too short. Check that no digit is missing.'],
  ['Expires', '0120', 'This card has expired.'],
  ['Expires', '0199', 'This year is too far ahead. Check it on the card.'],
  ['Expires', '99', 'Enter month and year as on the card, for example 08/29.'],
  ['CVC', '12', 'Enter all 3 digits from the back of the card.'],
])('%s with %s says what is wrong with it, with its sign [VAL-06]', async (name, text, words) => {
  const { user } = await openCard();
  await user.type(field(name), text);
  await user.tab();
  expect(note(name)).toBe(words);
  const id = field(name).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.querySelector('svg')).not.toBeNull();
});

test.each([
  ['€30', '30'],
  ['€ 40.00', '40.00'],
  ['30 EUR', '30'],
  ['１２', '１２'],
  ['४०', '४०'],
])('the amount %s is understood when it is pasted [PAY-03]', async (text, stands) => {
  const { user } = await openCard();
  const amount = screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
  await user.clear(amount);
  await user.paste(text);
  expect(amount.value).toBe(stands);
  expect(amount.getAttribute('aria-invalid')).toBeNull();
});

test('an amount with another currency’s sign is refused with the icon of a field error', async () => {
  const { user } = await openCard();
  const amount = screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
  await user.clear(amount);
  await user.paste('$30');
  const fault = screen.getByText('Enter a valid amount.').closest('[role=alert]');
  expect(fault?.querySelector('svg')).not.toBeNull();
});
