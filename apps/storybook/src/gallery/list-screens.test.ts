import { expect, test } from 'vitest';
import { listScreens } from './list-screens.ts';

const story = (id: string, title: string, name: string) => ({ type: 'story', id, title, name });
const index = {
  entries: {
    b: story('screens-limits--empty', 'Screens/Limits', 'Empty'),
    a: story('screens-casino--visitor', 'Screens/Casino', 'Visitor'),
    c: story('components-button--primary', 'Components/Button', 'Primary'),
    d: { ...story('screens-casino--docs', 'Screens/Casino', 'Docs'), type: 'docs' },
    e: story('screens-dialogs-lobby--search', 'Screens/Dialogs/Lobby', 'Search'),
    f: { type: 'story', title: 'Screens/Broken' },
  },
};

test('the stories of screens are listed by id, dialogs among them, and neither components nor pages of words', () => {
  expect(listScreens(index)).toEqual([
    { id: 'screens-casino--visitor', title: 'Casino', name: 'Visitor' },
    { id: 'screens-dialogs-lobby--search', title: 'Dialogs/Lobby', name: 'Search' },
    { id: 'screens-limits--empty', title: 'Limits', name: 'Empty' },
  ]);
});

test('a part of the id leaves the others out', () => {
  expect(listScreens(index, 'limits').map(({ name }) => name)).toEqual(['Empty']);
});

test.each([null, [], {}, { entries: 'none' }])('an answer that is no index is refused: %j', (answer) => {
  expect(() => listScreens(answer)).toThrow('is this a Storybook?');
});
