import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StudiosPage } from './studios-page.tsx';

afterEach(cleanup);

const STUDIOS = ['Saltbox', 'Tidepool', 'Quayworks', 'Lantern Works', 'Coral Bay', 'Ember Row'].map(
  (name) => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    count: 3,
  }),
);

test('no studio is lettered as the one beside it', () => {
  render(
    <TestProviders url="/providers">
      <StudiosPage studios={STUDIOS} />
    </TestProviders>,
  );
  const letterings = STUDIOS.map(({ name }) => screen.getByText(name).className);
  expect(new Set(letterings.slice(0, 5)).size).toBe(5);
  expect(letterings.every((own, place) => own !== letterings[place + 1])).toBe(true);
});
