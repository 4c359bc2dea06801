import { createClient } from '@baize/api/client';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DepositBox } from './deposit-box.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders {...stage}>
      <DepositBox layout="card" />
    </TestProviders>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value;

test('a deposit starts at 25 by Visa, and goes up by 1 to 30, then by 5', () => {
  show();
  expect(amount()).toBe('25');
  expect(screen.getByRole('combobox').textContent).toContain('Visa');
  for (const reached of ['26', '27', '28', '29', '30', '35', '40']) {
    press('More');
    expect(amount()).toBe(reached);
  }
  press('Less');
  expect(amount()).toBe('35');
});

test('25, 50 and 100 are one press away', () => {
  show();
  press('100');
  expect(amount()).toBe('100');
  press('50');
  expect(amount()).toBe('50');
  expect(screen.getByRole('button', { name: '50' }).getAttribute('aria-pressed')).toBe('true');
});

test('where the market forbids to suggest amounts none is there, and the cashier asks for it [PAY-03] [LIM-01]', () => {
  show({ settings: { market: 'gb' } });
  expect(amount()).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: '25' })).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/deposit?activeMethod=Visa&modal=sign-up');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid amount.');
});

test('a guest is led to the sign-up over the deposit, which keeps the choice', () => {
  show({ locale: 'de', url: '/de' });
  press('100');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/de/deposit?amount=100&activeMethod=Visa&modal=sign-up',
  );
});

test('an amount that cannot be deposited says why, and there is no way on with it', () => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '0' } });
  expect(screen.getByRole('alert').textContent).toBe('The smallest amount is 1.');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid amount.');
  expect(screen.getByRole('button', { name: 'Create account and deposit' }).hasAttribute('disabled')).toBe(
    true,
  );
});

test.each(['20.000', '1.250.000'])('%s may be thousands or decimals: the box does not guess', (value) => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid amount.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a player chooses among the ways to pay that are open to them, and sees the amount in their currency', async () => {
  const row = { isActive: true, hidden: false };
  const payments = [
    { ...row, id: 3, title: 'Bank transfer', name: 'bank', order: 1 },
    { ...row, id: 7, title: 'Visa', name: 'visa', order: 2 },
    { ...row, id: 9, title: 'Hidden', name: 'hidden', hidden: true, order: 3 },
  ];
  const api = {
    send: () => Promise.resolve({ payments }),
    upload: () => new Promise<never>(() => undefined),
    report: () => undefined,
  };
  show({ viewer: 'player', api });
  const link = await screen.findByRole('link', { name: 'Deposit €25.00' });
  await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/deposit?amount=25&activeMethod=7'));
});

test('a visitor’s amounts are in the currency of their place, of those the brand keeps accounts in', async () => {
  const answers = new Map<string, unknown>([
    ['get-location', { location: { country: { code: 'TR' }, currencies: [{ code: 'TRY', name: null }] } }],
    ['get-currencies', { currencies: ['EUR', 'TRY'].map((code) => ({ code, name: null })) }],
  ]);
  const api = createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (url) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      return Response.json({ success: true, data: answers.get(pathname.split('/').at(-1) ?? '') });
    },
  });
  show({ api });
  expect(await screen.findByText('TRY')).toBeTruthy();
});

test('without a connection no deposit begins, and the box says why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create account and deposit' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^No connection\./)).toBeTruthy();
});

/** What the tab keeps for a player, as the shell keeps it. */
const keptFor = (owner: string) =>
  sessionStorage.setItem(
    'baize.form-drafts',
    JSON.stringify({ owner, forms: { 'deposit-box': { amount: '77', method: 'Visa' } } }),
  );

test('what was chosen stands again after a forced login, and is kept no more once it went to the cashier', () => {
  show();
  press('100');
  expect(sessionStorage.getItem('baize.form-drafts')).toContain('"amount":"100"');
  cleanup();
  keptFor('7');
  show({ viewer: 'player' });
  expect(amount()).toBe('77');
  fireEvent.click(screen.getByRole('link'));
  expect(sessionStorage.getItem('baize.form-drafts')).not.toContain('deposit-box');
});
