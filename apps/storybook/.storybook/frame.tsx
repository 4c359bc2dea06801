import { DEFAULT_LOCALE, direction, isLocale } from '@baize/domain/locales';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

type Dress = { brand: string; dir: 'ltr' | 'rtl'; lang: string };

/** Puts the story on a ground of the chosen brand, in the chosen language and direction. */
export const withFrame: Decorator = (Story, { globals, parameters }) => (
  <Frame dress={dressOf(globals)} padded={parameters.layout !== 'fullscreen'}>
    <Story />
  </Frame>
);

function dressOf(globals: Record<string, unknown>): Dress {
  const lang = isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE;
  const asked = globals.direction;
  return {
    brand: String(globals.brand),
    dir: asked === 'ltr' || asked === 'rtl' ? asked : direction(lang),
    lang,
  };
}

type FrameProps = { dress: Dress; padded: boolean; children: ReactNode };

function Frame({ dress: { brand, dir, lang }, padded, children }: FrameProps) {
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
