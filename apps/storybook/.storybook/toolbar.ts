import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { LOCALES } from '@baize/domain/locales';
import { STORY_PLATFORMS, STORY_VIEWERS } from '@baize/player/story-choices';
import { allThemes } from '@baize/ui/all-themes';
import type { Preview } from '@storybook/react-vite';
import { STORY_TIMES } from './story-time.ts';

/** The language for tests: no player meets it. */
export const PSEUDO = 'pseudo';

/** The value of a choice that is left to the story. */
const BY_STORY = 'story';

/** What a reviewer can switch above every story. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Whose theme the story wears',
    toolbar: { icon: 'paintbrush', dynamicTitle: true, items: allThemes.map(({ name }) => name) },
  },
  direction: {
    description: 'Writing direction; the language decides unless it is set',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: 'Language of words, numbers, dates and direction; words not translated yet stay English',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: PSEUDO, title: 'Pseudo: as long as a translation may be' },
        ...LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
      ],
    },
  },
  viewer: {
    description: 'Who looks at the story',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: BY_STORY, title: 'Viewer of the story' },
        ...Object.entries(STORY_VIEWERS).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  platform: {
    description: 'How the platform answers',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: BY_STORY, title: 'Platform of the story' },
        ...Object.entries(STORY_PLATFORMS).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  navigation: {
    description: 'Layout around a screen, with the navigation of the brand’s settings',
    toolbar: {
      icon: 'sidebar',
      dynamicTitle: true,
      items: [
        { value: BY_STORY, title: 'No layout' },
        { value: 'basic', title: 'Basic navigation' },
        { value: 'panel', title: 'Panel navigation' },
      ],
    },
  },
  time: {
    description: 'When the story is looked at, by the platform’s clock',
    toolbar: {
      icon: 'time',
      dynamicTitle: true,
      items: [
        { value: BY_STORY, title: 'Now' },
        ...Object.entries(STORY_TIMES).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
};

export const initialGlobals = {
  brand: allThemes[0]?.name ?? '',
  direction: 'auto',
  locale: 'en',
  viewer: BY_STORY,
  platform: BY_STORY,
  navigation: BY_STORY,
  time: BY_STORY,
};

/** The widths of the art direction; without one the story takes the whole canvas. */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
};
