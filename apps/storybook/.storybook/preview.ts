import { clearStorage } from './memory-storage.ts';
import { assertNoRefusedCalls, clearRefusedCalls, guardNetwork } from './network-guard.ts';
import '@baize/ui/layers';
import '@baize/ui/global';
import '@baize/ui/all-themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { plainControls } from './plain-controls.ts';
import { setTime, withChoice } from './with-choice.tsx';
import { withTheme } from './with-theme.tsx';
import { withPageProviders, withRouter } from './with-providers.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { loadMessages, withI18n } from './with-i18n.tsx';

// A designer is somebody: what waits for a first sign of a visitor is drawn at once.
document.documentElement.dataset['somebody'] = '';

guardNetwork();
// A story's play waits as long as a busy machine may need: the library's one second is shorter than some first parts take there.
configure({ asyncUtilTimeout: 10_000 });

export default {
  globalTypes,
  initialGlobals,
  beforeEach: [clearStorage, clearRefusedCalls],
  afterEach: assertNoRefusedCalls,
  argTypesEnhancers: [plainControls],
  loaders: [loadMessages, setTime],
  decorators: [withPageProviders, withTheme, withI18n, withRouter, withChoice],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Overview', 'Designers', 'Brand teams', 'Engineers'],
          'Foundations',
          ['Tokens', 'Component sheet'],
          'Components',
          'Features',
          'Screens',
          'Brands',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
