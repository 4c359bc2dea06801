import { expect, test } from 'vitest';
import { LENGTH_LIMITS } from './check/length-limits.ts';
import { messageShape } from './message-shape.ts';
import { pseudoMessages } from './pseudo.ts';
import { createI18n, type Messages } from './react.ts';

const ENGLISH: Messages = {
  'greeting.morning': ['Good morning, ', ['name']],
  'claim.text': ['<0>', ['amount'], '</0> added.'],
  'claim.days': [['days', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]],
  'nav.deposit': ['Deposit'],
};

test('the language for tests is a third longer, and keeps values, elements and plurals', () => {
  const messages = pseudoMessages(ENGLISH);
  const i18n = createI18n({ locale: 'en', messages });
  expect(i18n._('greeting.morning', { name: 'Marisol' })).toBe('Ğööd mörñíñğenösr, Marisol');
  expect(i18n._('claim.text', { amount: '€1' })).toBe('<0>€1</0> áddédenö.');
  expect(i18n._('claim.days', { days: 2 })).toBe('2 dáýšen');
  for (const [id, message] of Object.entries(ENGLISH)) {
    const { values, tags } = messageShape(message);
    expect(messageShape(messages[id])).toMatchObject({ values, tags });
  }
});

test('in a tight place it is as long as a translation may be', () => {
  const bar = LENGTH_LIMITS.find(({ ids }) => ids.includes('nav.deposit'));
  const text = createI18n({ locale: 'en', messages: pseudoMessages(ENGLISH) })._('nav.deposit');
  expect(text).toBe('Ðépöšíten');
  expect(text.length).toBe(bar?.max);
});
