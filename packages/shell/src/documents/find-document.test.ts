import { expect, test } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { operatorContext, pageDataContext, serverDataContext } from '@baize/page';
import type { Operator } from '@baize/page/operator';
import { pageDataFixture } from '@baize/page/testing';
import { findDocument } from './find-document.ts';

const builtIn = {
  'vip-club': {
    en: async () => ({
      text: 'title: Ours\nchanged: 2026-11-02\n\nWelcome to {brand}.\n\nWrite to {email}.',
    }),
    de: async () => ({ text: 'title: Unseres\n\nWillkommen bei {brand}.' }),
  },
};

async function found(ask: {
  locale?: 'en' | 'de' | 'ar';
  house?: Partial<Operator>;
  platform?: Record<string, { locale: 'en' | 'de' | 'ar'; text: string }>;
  origin?: string | null;
  ids?: 'shown';
  market?: string;
}) {
  const context = new RouterContextProvider();
  const { settings } = pageDataFixture;
  context.set(pageDataContext, {
    ...pageDataFixture,
    routes: null,
    locale: ask.locale ?? 'en',
    settings: {
      ...settings,
      brandName: 'Lulu',
      casinoOrigin: ask.origin ?? 'https://www.lulu.example',
      debugShowTranslationKeys: ask.ids === 'shown',
      market: ask.market ?? settings.market,
    },
  });
  context.set(serverDataContext, {
    messages: {},
    sheet: '',
    sheets: {},
    closed: [],
    code: { routeFiles: {}, playerFiles: {} },
    documents: ask.platform ?? {},
    games: async () => [],
    api: { send: () => new Promise(() => undefined) },
  });
  context.set(operatorContext, { name: 'Lulu', ...ask.house });
  return findDocument({ context, name: 'vip-club', builtIn });
}

const wrote = (title: string) => async () => ({ text: `title: ${title}\n\nIn our own words.` });

test('a page shows the built-in document in its language, with the brand and its address filled in', async () => {
  const english = await found({});
  expect(english).toMatchObject({ title: 'Ours', locale: 'en', changedText: '2 November 2026' });
  expect(english.lead).toEqual([
    { kind: 'paragraph', runs: ['Welcome to Lulu.'] },
    { kind: 'paragraph', runs: ['Write to support@lulu.example.'] },
  ]);
  expect((await found({ locale: 'de' })).title).toBe('Unseres');
});

test('a language without the document shows the English one, and says which way it runs', async () => {
  expect(await found({ locale: 'ar' })).toMatchObject({ title: 'Ours', locale: 'en', direction: 'ltr' });
});

test('a brand that writes a document replaces it in every language, so that two never stand beside each other', async () => {
  const house = { documents: { 'vip-club': { en: wrote('The brand’s') } } };
  expect(await found({ house })).toMatchObject({ title: 'The brand’s', locale: 'en' });
  expect(await found({ house, locale: 'de' })).toMatchObject({ title: 'The brand’s', locale: 'en' });
});

test('what the platform writes comes before the brand’s app', async () => {
  const house = { documents: { 'vip-club': { en: wrote('The brand’s') } } };
  const platform = { 'vip-club': { locale: 'en' as const, text: 'The platform’s\n\nWords for {brand}.' } };
  expect((await found({ house, platform })).title).toBe('The platform’s');
});

test('a text of the platform that says nothing leaves the document standing', async () => {
  const platform = { 'vip-club': { locale: 'en' as const, text: 'A title alone' } };
  expect((await found({ platform })).title).toBe('Ours');
});

test('a house without a domain of its own names no address, and the line that would is left out', async () => {
  const local = await found({ origin: 'http://127.0.0.1:4100' });
  expect(local.lead).toEqual([{ kind: 'paragraph', runs: ['Welcome to Lulu.'] }]);
  expect(local.contact.email).toBeNull();
  const told = await found({
    origin: null,
    house: { details: { email: 'ask@lulu.example', company: 'Lulu N.V.' } },
  });
  expect(told.contact).toMatchObject({ email: 'ask@lulu.example', company: 'Lulu N.V.' });
});

test('who translates is shown the id of the document in its place', async () => {
  expect(await found({ ids: 'shown', locale: 'de' })).toMatchObject({
    title: 'content.vip-club',
    lead: [{ kind: 'paragraph', runs: ['content.vip-club'] }],
  });
});

test('the rules of the brand’s market are told in the language of the text, not of the page', async () => {
  const text = 'title: Limits\n\nRaising waits {raise-wait}.\n\nSet a limit first.{limits-first}';
  const told = async (market: string) => {
    const platform = { 'vip-club': { locale: 'en' as const, text } };
    const { lead } = await found({ locale: 'de', market, platform });
    return lead.flatMap((block) => ('runs' in block ? block.runs : []));
  };
  expect(await told('default')).toEqual(['Raising waits 24 hours.']);
  expect(await told('de')).toEqual(['Raising waits 7 days.', 'Set a limit first.']);
});
