import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { LOCALES } from '@baize/domain/locales';
import { allThemes } from '@baize/ui/all-themes';

/** The language for tests: no player meets it. */
export const PSEUDO = 'pseudo';

/** What a reviewer can switch above every story. */
export const globalTypes = {
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
};

export const initialGlobals = { brand: 'curacao', direction: 'auto', locale: 'en' };

/** The widths of the art direction; without one the story takes the whole canvas. */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
};
