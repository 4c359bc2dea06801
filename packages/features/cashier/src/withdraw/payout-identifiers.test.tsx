import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  textbox,
  fillBank,
  renderWithdraw,
  reviewButton,
  submitWithdrawal,
} from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function openTether() {
  const opened = await renderWithdraw();
  await opened.user.click(screen.getByRole('radio', { name: /Tether/ }));
  await opened.user.type(textbox('Amount'), '50');
  return opened;
}
const choose = (name: RegExp) => screen.getByRole('radio', { name });

test('an address that does not fit the network is refused at its field, and nothing is sent [PAY-09]', async () => {
  const { user, platform } = await openTether();
  await user.click(choose(/Tron \(TRC-20\)/));
  await user.type(textbox('Crypto address'), BITCOIN);
  await user.click(reviewButton());
  expect(
    await screen.findByText(
      /This is not a .?Tron \(TRC-20\).? address\. Check that the coin and network match\./,
    ),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(textbox('Crypto address')));
  expect(platform.sent).toHaveLength(0);
  await user.clear(textbox('Crypto address'));
  await user.type(textbox('Crypto address'), ` ${TRON} `);
  await waitFor(() => expect(screen.queryByText(/not a .?Tron/)).toBeNull());
  await submitWithdrawal(user);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent[0]?.body).toMatchObject({ fields: { network: 'TRC-20', cryptoAddress: TRON } });
});

test('an address is judged anew when another network is chosen [PAY-09]', async () => {
  const { user } = await openTether();
  await user.click(choose(/Ethereum \(ERC-20\)/));
  await user.type(textbox('Crypto address'), ETHEREUM);
  await user.click(choose(/Tron \(TRC-20\)/));
  expect(await screen.findByText(/not a .?Tron/)).toBeTruthy();
  await user.click(choose(/Ethereum \(ERC-20\)/));
  await waitFor(() => expect(screen.queryByText(/not a .?Tron/)).toBeNull());
});

test('coin and network have to be chosen, and the choice says so itself [PAY-09]', async () => {
  const { user, platform } = await openTether();
  await user.type(textbox('Crypto address'), TRON);
  await user.click(reviewButton());
  const group = screen.getByRole('radiogroup', { name: 'Coin and network' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(platform.sent).toHaveLength(0);
});

test('an IBAN with a wrong digit is refused before the review; an account of another kind is not judged [PAY-09]', async () => {
  const { user } = await renderWithdraw();
  await fillBank(user);
  await user.clear(textbox('Account number'));
  await user.type(textbox('Account number'), 'nl91 abna 0417 1643 01');
  await user.click(reviewButton());
  expect(await screen.findByText(/not a valid IBAN/)).toBeTruthy();
  await user.clear(textbox('Account number'));
  await user.type(textbox('Account number'), '0417164300');
  await waitFor(() => expect(screen.queryByText(/not a valid IBAN/)).toBeNull());
});
