import { expect, test } from 'vitest';
import { splitDocuments } from './platform-documents.ts';

test('the platform’s documents are kept apart from its short texts', () => {
  const texts = { 'nav.vip-club': 'Club', 'content.vip-club': 'Club\n\nWelcome to {brand}.' };
  expect(splitDocuments({ locale: 'de', texts })).toEqual({
    documents: { 'vip-club': { locale: 'de', text: 'Club\n\nWelcome to {brand}.' } },
    texts: { 'nav.vip-club': 'Club' },
  });
});

test('a document that is no text is passed on to be refused and logged like any other', () => {
  expect(splitDocuments({ locale: 'de', texts: { 'content.vip-club': 7, 'content.contacts': ' ' } })).toEqual(
    {
      documents: {},
      texts: { 'content.vip-club': null, 'content.contacts': null },
    },
  );
});
