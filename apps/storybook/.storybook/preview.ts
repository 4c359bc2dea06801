import { emptyStorage } from './own-storage.ts';
import '@baize/ui/layers';
import '@baize/ui/global';
import '@baize/ui/themes/curacao';
import '@baize/ui/themes/lulu';
import '@baize/ui/themes/wireframe';
import type { Preview } from '@storybook/react-vite';
import { withFrame } from './frame.tsx';
import { withPage, withRoutes } from './surroundings.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { loadWords, withWords } from './words.tsx';

// A designer is somebody: what waits for a first sign of a visitor is drawn at once.
document.documentElement.dataset['somebody'] = '';

export default {
  globalTypes,
  initialGlobals,
  beforeEach: emptyStorage,
  loaders: [loadWords],
  decorators: [withPage, withFrame, withWords, withRoutes],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Brand', 'Components'] } },
  },
  tags: ['autodocs'],
} satisfies Preview;
