import { afterEach, expect, test, vi } from 'vitest';
import { onUserActivity } from './user-activity.ts';

const heard = vi.fn();
const stop: (() => void)[] = [];

afterEach(() => {
  for (const end of stop) end();
  heard.mockClear();
  document.body.innerHTML = '';
});

function listen() {
  document.body.innerHTML = '<ul><li id="row">Row</li></ul>';
  stop.push(onUserActivity(heard));
  const row = document.getElementById('row');
  if (!row) throw new Error('There is no row.');
  return row;
}

test.each(['mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove', 'click'])(
  'a %s anywhere is a sign of somebody, even where a part keeps it to itself',
  (name) => {
    const row = listen();
    row.addEventListener(name, (event) => event.stopPropagation());
    row.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('the page scrolled or its window in focus is a sign; a strip that scrolls by itself is none', () => {
  const row = listen();
  row.dispatchEvent(new Event('scroll'));
  row.dispatchEvent(new Event('focus'));
  expect(heard).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a mouse that moves is a sign, one under which the page moved is none', () => {
  const row = listen();
  const move = (by: number) => {
    const event = new MouseEvent('mousemove', { bubbles: true });
    Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } });
    row.dispatchEvent(event);
  };
  move(0);
  expect(heard).not.toHaveBeenCalled();
  move(3);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('nothing is heard afterwards', () => {
  const row = listen();
  for (const end of stop) end();
  row.click();
  expect(heard).not.toHaveBeenCalled();
});
