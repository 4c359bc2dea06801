import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { documentFixture } from '../testing/document-fixture.ts';
import { DocumentPage } from './document-page.tsx';
import type { LoadedDocument } from './find-document.ts';

afterEach(cleanup);

const TEXT = `title: Terms of the house
description: What holds.
changed: 2026-11-02

See the [cashier](deposit), the [bonus terms](bonus-terms#wagering), [log in](modal:login) or [help](https://www.gamcare.org.uk).

# Money #money
Paid at once.

@contact

# Questions #questions
? Why is it so? #why
Because.

# Changes #changes
@stamp
- inked`;

function found(): LoadedDocument {
  const document = documentFixture({ name: 'terms-and-conditions', text: TEXT });
  return { ...document, contact: { ...document.contact, company: null }, changedText: '2 November 2026' };
}

function show(document: LoadedDocument, stage: Partial<TestProvidersProps> = {}) {
  const inserts = { stamp: ({ items }: { items: unknown[] }) => <b>{String(items[0])}</b> };
  render(
    <TestProviders url="/terms-and-conditions" {...stage}>
      <DocumentPage document={document} inserts={inserts} />
    </TestProviders>,
  );
}

test('a document shows its name, its date, and its chapters with an address each', () => {
  show(found());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of the house');
  expect(screen.getByText('2 November 2026').closest('time')?.dateTime).toBe('2026-11-02');
  const chapters = screen.getAllByRole('navigation', { name: 'On this page' })[0];
  if (!chapters) throw new Error('There are no chapters.');
  expect(
    within(chapters)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#money', '#questions', '#changes']);
  expect(document.title).toBe('Terms of the house · Stage');
});

test('links lead where the pages are today, in the language of the page', () => {
  const settings = { pageUrlSetup: [{ key: 'deposit', href: '/cashier' }] };
  show(found(), { settings, locale: 'de', url: '/de/terms-and-conditions' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('cashier')).toBe('/de/cashier');
  expect(hrefOf('bonus terms')).toBe('/de/bonus-terms#wagering');
  expect(hrefOf('log in')).toContain('modal=login');
  expect(hrefOf('help')).toBe('https://www.gamcare.org.uk');
});

test('a page that the brand does not have keeps its name and loses its link', () => {
  show(found(), { settings: { pageKeys: [] } });
  expect(screen.queryByRole('link', { name: 'cashier' })).toBeNull();
  expect(screen.getByText(/See the cashier, the/)).toBeTruthy();
});

test('a document in another language says so, and is read and laid out as its own', () => {
  show(found(), { locale: 'ar', url: '/ar/terms-and-conditions' });
  expect(screen.getByText('This page is written in English.')).toBeTruthy();
  expect(screen.getByRole('article').lang).toBe('en');
  expect(screen.getByRole('article').dir).toBe('ltr');
});

test('an address that names a question opens it and takes the keyboard there', () => {
  show(found(), { url: '/terms-and-conditions#why' });
  expect(document.querySelector('details#why')?.hasAttribute('open')).toBe(true);
  expect(document.activeElement?.textContent).toContain('Why is it so?');
});

test('an address that names a chapter takes the keyboard there', () => {
  show(found(), { url: '/terms-and-conditions#money' });
  expect(document.activeElement?.id).toBe('money');
});

test('the house is named as far as it tells, and a page puts its own parts where the text says', () => {
  show(found());
  expect(screen.getByRole('link', { name: 'support@stage.example' })).toBeTruthy();
  expect(screen.queryByText('Company')).toBeNull();
  expect(screen.getByText('inked')).toBeTruthy();
});
