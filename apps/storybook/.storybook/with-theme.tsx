import { DEFAULT_LOCALE, direction, isLocale } from '@baize/domain/locales';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

type ThemeGlobals = { brand: string; dir: 'ltr' | 'rtl'; lang: string };

/** Puts the story on a ground of the chosen brand, in the chosen language and direction. */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeFrame theme={getThemeGlobals(globals)} padded={parameters.layout !== 'fullscreen'}>
    <Story />
  </ThemeFrame>
);

function getThemeGlobals(globals: Record<string, unknown>): ThemeGlobals {
  const lang = isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE;
  const asked = globals.direction;
  return {
    brand: String(globals.brand),
    dir: asked === 'ltr' || asked === 'rtl' ? asked : direction(lang),
    lang,
  };
}

type ThemeFrameProps = { theme: ThemeGlobals; padded: boolean; children: ReactNode };

function ThemeFrame({ theme: { brand, dir, lang }, padded, children }: ThemeFrameProps) {
  // Dialogs and menus open outside the frame, at the end of the document.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset.theme = brand;
    documentElement.dir = dir;
    documentElement.lang = lang;
  }, [brand, dir, lang]);
  return (
    <div data-theme={brand} dir={dir} lang={lang} style={{ padding: padded ? 24 : 0 }}>
      {children}
    </div>
  );
}
