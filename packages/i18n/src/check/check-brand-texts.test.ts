import { expect, test } from 'vitest';
import { checkBrandTexts } from './check-brand-texts.ts';

const english = new Map([
  ['rakeback.claim', 'Claim'],
  ['rakeback.sum', 'Claimed {amount}'],
]);

test('a brand may word a text anew, with the values it has or fewer', () => {
  const texts = {
    'rakeback.claim': { en: 'Collect', de: 'Abholen' },
    'rakeback.sum': { de: 'Erhalten: {amount}' },
  };
  expect(checkBrandTexts(texts, english)).toEqual([]);
});

test('an id that is none, and a text that could not be shown, are named with what to do', () => {
  const texts = {
    'rakeback.clam': { en: 'Collect' },
    'rakeback.sum': { en: 'Claimed {sum}', de: 'Erhalten: {amount' },
  };
  expect(checkBrandTexts(texts, english)).toMatchObject([
    { locale: 'en', id: 'rakeback.clam', problem: 'is no text of the product' },
    {
      locale: 'en',
      id: 'rakeback.sum',
      problem: 'cannot stand in place of “Claimed {amount}”: {sum} is no value of this text',
    },
    { locale: 'de', id: 'rakeback.sum', fix: 'use the values and elements of the English text' },
  ]);
});
