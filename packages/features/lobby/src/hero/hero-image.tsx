import { useBrand } from '@baize/page/brand';
import { useState } from 'react';
import * as css from './hero.css.ts';

/**
 * The brand's drawing. The server writes it into the page as markup, so that it is there with the
 * first paint; the browser keeps that markup and never ships it as script. A page that the browser
 * renders by itself shows the same drawing from its file.
 */
export function HeroImage({ layout }: { layout: 'wide' | 'card' }) {
  const { hero } = useBrand();
  const [kept] = useState(serverMarkup);
  const markup = import.meta.env.SSR ? hero.markup : kept;
  if (markup === null) return <img className={css.image[layout]} src={hero.src} alt="" data-hero="" />;
  return (
    <div
      className={css.image[layout]}
      aria-hidden="true"
      data-hero=""
      suppressHydrationWarning
      // Our own drawing from the build; no visitor or server text reaches it.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** What the server drew, while its page is still the one shown; null once the browser renders alone. */
function serverMarkup(): string | null {
  if (import.meta.env.SSR) return null;
  return document.querySelector('div[data-hero] > svg') ? '' : null;
}
