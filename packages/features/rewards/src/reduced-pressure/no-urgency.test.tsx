import { reducedPressureChoice, setReducedPressure } from '@baize/player/reduced-pressure';
import { TestProviders } from '@baize/player/test-providers';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserApis } from '../testing/stub-browser-apis.ts';
import { freezeDevice } from '../testing/render-tab.tsx';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });

beforeEach(() => {
  freezeDevice();
  stubBrowserApis();
  setReducedPressure(true);
});
afterEach(() => {
  cleanup();
  reducedPressureChoice.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type StoryView = ComponentType & { parameters?: Record<string, unknown> };

const isView = (story: unknown): story is StoryView => typeof story === 'function';

const URGENT =
  /last chance|hurry|don.t miss|only today|running out|ending soon|ends in|expires in|starts in|time left|time to the next|seconds left|minutes left/i;

test.each(Object.entries(files))(
  'with countdowns hidden no screen of %s counts down or urges',
  (_name, file) => {
    for (const [name, Story] of Object.entries(composeStories(file))) {
      if (!isView(Story)) throw new Error(`The story ${name} is no component.`);
      render(
        <TestProviders viewer="player" loaderData={Story.parameters?.['loaderData']}>
          <Story />
        </TestProviders>,
      );
      expect({ name, timers: document.querySelectorAll('[role=timer]').length }).toEqual({ name, timers: 0 });
      expect({ name, urgent: URGENT.exec(document.body.textContent)?.[0] }).toEqual({ name });
      cleanup();
    }
  },
);

test('the scan itself finds a countdown and a last chance where they are shown', () => {
  setReducedPressure(false);
  const found = Object.entries(files).flatMap(([, file]) =>
    Object.values(composeStories(file)).flatMap((Story) => {
      if (!isView(Story)) return [];
      render(
        <TestProviders viewer="player" loaderData={Story.parameters?.['loaderData']}>
          <Story />
        </TestProviders>,
      );
      const words = URGENT.exec(document.body.textContent)?.[0];
      const timers = document.querySelectorAll('[role=timer]').length > 0 ? 'timer' : undefined;
      cleanup();
      return [words, timers];
    }),
  );
  expect(found).toContain('Last chance');
  expect(found).toContain('timer');
});
