import { beforeEach, expect, test } from 'vitest';
import { getPayments, type PaymentMethodRow } from '@baize/api/endpoints/cashier';
import {
  availableMethods,
  isCardForm,
  preselectMethod,
  withdrawalMethods,
} from '@baize/domain/payment-methods';
import * as v from 'valibot';
import { PERSONAS } from '../../personas/personas.ts';
import { personaEmail, type PersonaName } from '../../personas/persona.ts';
import { connectTestSandbox } from '../../testing/test-sandbox.ts';
import { PAYMENT_METHODS } from './catalogue.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

async function rowsFor(persona: PersonaName | null, query = ''): Promise<readonly PaymentMethodRow[]> {
  const token = persona === null ? {} : { token: await sandbox.logIn(persona) };
  const data = await sandbox.requestData('GET', `/api/admin/get-payments${query}`, token);
  return v.parse(getPayments.response, data).payments ?? [];
}

async function namesFor(persona: PersonaName): Promise<(string | null)[]> {
  const { currencyCode, countryCode, tags } = PERSONAS[persona];
  const methods = await rowsFor(persona, `?currencyCode=${currencyCode}&countryCode=${countryCode}`);
  const payer = { country: countryCode, currency: currencyCode, email: personaEmail(persona), tags };
  return availableMethods({ methods, ...payer }).map(({ name }) => name);
}

test('there are more than twelve ways to pay, each with a number, a name and a picture of its own', async () => {
  const rows = await rowsFor(null);
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    const picture = await fetch(`${sandbox.url}${row.thumbnailUrl ?? row.thumbnail_url ?? ''}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toContain(`aria-label="${row.title}"`);
  }
});

test('methods that stand beside each other differ in the shape of their mark, not in its colour alone', async () => {
  const rows = await rowsFor(null);
  const names = ['bank-transfer', 'kaai-instant', 'private-wire', 'bitcoin', 'tether', 'ether'];
  const marks = await Promise.all(
    names.map(async (name) => {
      const row = rows.find((one) => one.name === name);
      const picture = await (await fetch(`${sandbox.url}${row?.thumbnailUrl ?? ''}`)).text();
      return /<g [^>]*>(?<mark>.+)<\/g>/.exec(picture)?.groups?.['mark'];
    }),
  );
  expect(marks).not.toContain(undefined);
  expect(new Set(marks).size).toBe(names.length);
});

test('country, currency, tags and e-mail decide who is offered what', async () => {
  expect(await namesFor('depositor')).toEqual([
    'visa',
    'master',
    'kaai-instant',
    'bank-transfer',
    'harborpay',
    'lumo',
    'coral-voucher',
    'daalder-card',
    'bitcoin',
    'tether',
    'ether',
  ]);
  expect(await namesFor('vip')).toEqual(expect.arrayContaining(['concierge', 'private-wire']));
  expect(await namesFor('depositor')).not.toContain('private-wire');
  expect(await namesFor('kyc-approved')).toContain('private-wire');
  expect(await namesFor('crypto')).toEqual(['bitcoin']);
});

test.each(['de-AT', 'tr', 'ar'])('every way to pay says what it is in %s', async (language) => {
  const told = v.parse(
    getPayments.response,
    await sandbox.requestData('GET', '/api/admin/get-payments', { headers: { 'accept-language': language } }),
  );
  const payments = told.payments ?? [];
  const english = await rowsFor(null);
  expect(payments.map(({ id, name, rawTitle }) => [id, name, rawTitle])).toEqual(
    english.map(({ id, name, rawTitle }) => [id, name, rawTitle]),
  );
  for (const [place, { description }] of payments.entries()) {
    expect(description).toBeTruthy();
    expect(description).not.toBe(english[place]?.description);
  }
  const titled = (rows: readonly PaymentMethodRow[], name: string) =>
    rows.find((row) => row.name === name)?.title;
  expect(titled(payments, 'bank-transfer')).not.toBe('Bank transfer');
  expect(titled(payments, 'visa')).toBe('Visa');
});

test('a language the house does not speak reads of the ways to pay in English', async () => {
  const headers = { 'accept-language': 'nl' };
  const data = await sandbox.requestData('GET', '/api/admin/get-payments', { headers });
  expect(v.parse(getPayments.response, data).payments).toEqual(await rowsFor(null));
});

test('an invited address is told to its owner alone', async () => {
  const invitedOf = async (persona: PersonaName | null) =>
    (await rowsFor(persona)).find(({ name }) => name === 'concierge')?.allowEmails;
  expect(await invitedOf('vip')).toEqual(['desk@baize.test', 'vip@player.test']);
  expect(await invitedOf('depositor')).toEqual(['desk@baize.test']);
  expect(await invitedOf(null)).toEqual(['desk@baize.test']);
});

test('amounts are in the currency asked for; other methods in lira take 5 to 100000', async () => {
  const inEuro = (await rowsFor(null)).find(({ name }) => name === 'visa');
  expect(inEuro).toMatchObject({ minDeposit: 10, maxDeposit: 5_000, minWithdrawal: 20 });
  const inLira = await rowsFor(null, '?currencyCode=TRY');
  const others = inLira.filter((row) => !isCardForm(row));
  expect(new Set(others.map(({ minDeposit, maxDeposit }) => `${minDeposit}-${maxDeposit}`))).toEqual(
    new Set(['5-100000']),
  );
  expect((await sandbox.request('GET', '/api/admin/get-payments?currencyCode=__proto__')).status).toBe(400);
});

test('cards go to the card form, a deposit opens on Visa, and some methods pay nothing out', async () => {
  const rows = await rowsFor(null);
  expect(rows.filter((row) => isCardForm(row)).map(({ name }) => name)).toEqual([
    'visa',
    'master',
    'daalder-card',
  ]);
  expect(preselectMethod({ activeMethod: null, methods: rows }).method?.name).toBe('visa');
  expect(withdrawalMethods(rows).length).toBeLessThan(rows.length);
  expect(rows.find(({ name }) => name === 'mill-cheque')?.isActive).toBe(false);
  expect(rows.find(({ name }) => name === 'tidepocket')?.hidden).toBe(true);
});

test('no method writes a card or a voucher code down', () => {
  const kept = PAYMENT_METHODS.flatMap(({ depositFields = [] }) => depositFields).filter(
    (field) => field.isStored,
  );
  const secret = ['cardNumber', 'cvc', 'expiry', 'cardHolder', 'voucherCode'];
  expect(kept.map(({ name }) => name).filter((name) => secret.includes(name))).toEqual([]);
});
