// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { button, element, renderRows } from './dom.ts';

type Row = { id: string; words: string };
let list: HTMLElement;

beforeEach(() => {
  list = element('ul', '');
  document.body.replaceChildren(list);
});

function draw({ id, words }: Row): HTMLElement {
  const field = document.createElement('input');
  field.id = id;
  const action = button('Do it', () => undefined);
  action.dataset['action'] = 'do';
  return element('li', '', words, field, action, element('details', '', 'More'));
}

const show = (...rows: Row[]) => renderRows({ list, rows, key: ({ id }) => id, draw });
const row = (id: string, words = id): Row => ({ id, words });
const shown = () => [...list.children].map((child) => child.firstChild?.textContent);

test('rows are shown in their order, whatever came, went or changed', () => {
  show(row('a'), row('b'), row('c'));
  expect(shown()).toEqual(['a', 'b', 'c']);
  show(row('new'), row('c'), row('b', 'changed'), row('last'));
  expect(shown()).toEqual(['new', 'c', 'changed', 'last']);
  show();
  expect(shown()).toEqual([]);
});

test('whoever types into a row keeps word and place while others come and go', () => {
  show(row('gone'), row('mine'), row('other'));
  const field = document.querySelector<HTMLInputElement>('#mine');
  field?.focus();
  if (field) field.value = 'half a sent';
  show(row('new'), row('mine'), row('other', 'changed'));
  expect(document.activeElement).toBe(field);
  expect(field?.value).toBe('half a sent');
  expect(shown()).toEqual(['new', 'mine', 'changed']);
});

test('whoever stood on a row that went stands on the same button of the next, at last on the heading', () => {
  const section = document.createElement('section');
  section.append(element('h2', '', 'Review'), list);
  document.body.replaceChildren(section);
  show(row('a'), row('b'));
  list.querySelectorAll('button')[0]?.focus();
  show(row('b'));
  expect(document.activeElement).toBe(list.querySelector('button'));
  show();
  expect(document.activeElement?.textContent).toBe('Review');
});

test('a row that changes under a pressed button leaves the focus on that button, and open what was open', () => {
  show(row('a'), row('b'));
  const details = list.querySelectorAll('details')[1];
  if (details) details.open = true;
  list.querySelectorAll('button')[1]?.focus();
  show(row('a'), row('b', 'paid'));
  expect(document.activeElement).toBe(list.querySelectorAll('button')[1]);
  expect(list.querySelectorAll('details')[1]?.open).toBe(true);
});
