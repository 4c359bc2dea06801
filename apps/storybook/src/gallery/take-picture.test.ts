import { expect, test } from 'vitest';
import { storyAddress } from './take-picture.ts';

const screen = { id: 'screens-casino--visitor', title: 'Casino', name: 'Visitor' };

test.each(['http://localhost:6006', 'http://localhost:6006/'])(
  'a story of %s is opened alone, in its brand',
  (url) => {
    expect(storyAddress(url, screen, 'azure')).toBe(
      'http://localhost:6006/iframe.html?id=screens-casino--visitor&viewMode=story&globals=brand%3Aazure',
    );
  },
);
