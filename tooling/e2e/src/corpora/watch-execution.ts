import type { Page } from '@playwright/test';

export interface ExecutionWatch {
  /** What was run, loaded or drawn of the texts that were entered, so far. */
  found(): Promise<string[]>;
}

declare global {
  interface Window {
    injectedElements?: string[];
  }
}

/** Runs in every page before anything else: notes each element that no page of ours has. */
function noteForeignElements(): void {
  const found: string[] = [];
  Object.defineProperty(window, 'injectedElements', { value: found });
  const FOREIGN = /^(?:iframe|object|embed|base|frame|frameset|marquee|math|plaintext|x|custom-element)$/i;
  const isForeign = (element: Element) =>
    FOREIGN.test(element.tagName) ||
    element.id === 'canary' ||
    Array.from(element.attributes).some(
      ({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (name !== 'value' && /^\s*(?:javascript|vbscript|data:text):/i.test(value)) ||
        (/^(?:src|srcset|href|action|formaction|data|ping|poster|style|background)$/.test(name) &&
          value.includes('evil.test')),
    );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')])
          if (isForeign(element)) found.push(element.outerHTML.slice(0, 120));
      }
  }).observe(document, { childList: true, subtree: true });
}

/** Watches a page, from its next load on, for anything a text of a corpus brings about by being more than text. */
export async function watchExecution(page: Page): Promise<ExecutionWatch> {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil\.test/.test(new URL(request.url()).host)) events.push(`request: ${request.url()}`);
  });
  page.on('popup', (popup) => events.push(`window: ${popup.url()}`));
  await page.addInitScript(noteForeignElements);
  return {
    async found() {
      const inPage = await page.evaluate(() => [
        ...(window.injectedElements ?? ['nobody watches']),
        ...('canary' in window ? ['the canary is set'] : []),
      ]);
      return [...events, ...inPage];
    },
  };
}
