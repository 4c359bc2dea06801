// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { closeActions, swapButtons, onPress, setDisabled } from './action-buttons.ts';

let deal: HTMLButtonElement;
let hit: HTMLButtonElement;
let stand: HTMLButtonElement;
let pressed: string[];

beforeEach(() => {
  document.body.innerHTML = '<p id="message"></p><div class="actions"></div>';
  pressed = [];
  const made = ['deal', 'hit', 'stand'].map((name) => {
    const button = document.createElement('button');
    onPress(button, () => void pressed.push(name));
    document.querySelector('.actions')?.append(button);
    return button;
  });
  const [first, second, third] = made;
  if (!first || !second || !third) throw new Error('no buttons');
  [deal, hit, stand] = [first, second, third];
});

test('a shut action keeps the focus and does nothing until it is open again', () => {
  deal.focus();
  setDisabled(deal, true);
  deal.click();
  expect([pressed, document.activeElement]).toEqual([[], deal]);
  setDisabled(deal, false);
  deal.click();
  expect(pressed).toEqual(['deal']);
});

test('whoever dealt stands on the first possible move, and whoever moved last on Deal again', () => {
  deal.focus();
  setDisabled(hit, true);
  setDisabled(stand, false);
  swapButtons([hit, stand], [deal]);
  expect([document.activeElement, deal.hidden]).toEqual([stand, true]);
  swapButtons([deal], [hit, stand]);
  expect(document.activeElement).toBe(deal);
});

test('the focus of somebody who stands elsewhere is left alone', () => {
  swapButtons([hit, stand], [deal]);
  expect(document.activeElement).toBe(document.body);
});

test('where nothing can be played any more the way out is all that is left, and has the focus', () => {
  document
    .querySelector('.actions')
    ?.insertAdjacentHTML('afterbegin', '<button id="leave" hidden>Close the game</button>');
  deal.focus();
  closeActions();
  swapButtons([deal], [hit, stand]);
  deal.click();
  const leave = document.querySelector<HTMLElement>('#leave');
  expect([pressed, document.activeElement, leave?.hidden]).toEqual([[], leave, false]);
  expect(document.querySelector('.actions')?.className).toBe('actions over');
});
