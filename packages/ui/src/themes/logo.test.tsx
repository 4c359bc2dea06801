import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allThemes } from './all-themes.ts';

afterEach(cleanup);

test('there are themes to check', () => {
  expect(allThemes.map(({ name }) => name)).toEqual(expect.arrayContaining(['curacao', 'lulu']));
});

test.each(allThemes.filter(({ hero }) => hero !== undefined))(
  'the mark of $name reads as the brand name and is never translated',
  ({ Logo }) => {
    const { container } = render(<Logo />);
    expect(container.textContent).not.toBe('');
    expect(container.querySelector('[translate="no"]')?.textContent).toBe(container.textContent);
  },
);
