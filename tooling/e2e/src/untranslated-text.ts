import type { Page } from '@playwright/test';

/** What carries words without being a message: names, and texts that are content rather than interface. */
const CONTENT = '[data-shortens], bdi, time, svg, [translate="no"], [lang]:not(html)';

/** Names that are nobody's to translate: the brands', the language's own. */
const NAMES = ['curaçao', 'lulu', 'english'];

const DATES = Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
  (['long', 'short'] as const).flatMap((length) => [
    new Intl.DateTimeFormat('en', { month: length }).format(Date.UTC(2026, month, 1)),
    new Intl.DateTimeFormat('en', { weekday: length }).format(Date.UTC(2026, 0, month + 1)),
  ]),
);

/** Every word of a page in debug mode, seen or read out, that is no id: neither number nor date nor a name either. */
export async function findUntranslatedText(page: Page): Promise<string[]> {
  const words = await wordsBesideIds(page);
  return words.filter((word) => !DATES.includes(word) && !NAMES.includes(word.toLowerCase()));
}

function wordsBesideIds(page: Page): Promise<string[]> {
  return page.evaluate((content) => {
    const id = /^[a-z][\w-]*(?:\.[\w-]+)+$/;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility() || box.closest(`${content}, script, style`)) continue;
      texts.push(node.textContent ?? '');
    }
    for (const named of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(named.getAttribute(name) ?? '');
    const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}{2}/u.test(word));
    return [...new Set(words.filter((word) => !id.test(word)))];
  }, CONTENT);
}
