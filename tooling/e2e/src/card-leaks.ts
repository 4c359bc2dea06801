import type { BrowserContext, Page, Request } from '@playwright/test';

/** The pay call, in which alone a card may stand. */
const DEPOSIT_PATH = '/api/user/deposit';

/** The test cards' numbers however they are grouped, their expiry, and their code beside any word for it. */
const SECRETS: readonly RegExp[] = [
  /4242[ -]?4242[ -]?\d/,
  /4000[ -]?0000[ -]?0000/,
  // Not within an id that is made at random.
  /(?<![\w-])11\/?(?:20)?38(?![\w-])/,
  /\b(?:cvc|cvv|cvn|code|securityCode)\b\W{1,6}739\b/i,
];

/** A place in which a card stands though it may not, with the words around it. */
export interface CardLeak {
  location: string;
  text: string;
}

export interface CardWatch {
  /** Whether a card was sent, and so could have got anywhere. */
  sawCard(): boolean;
  /** Looks through all that the browser keeps and shows now, and names what it and the traffic so far gave away. */
  leaks(): Promise<CardLeak[]>;
}

/** Watches all tabs of a browser for card data outside the pay call: traffic, console, addresses and what it keeps (PAY-02). */
export function watchCards(context: BrowserContext): CardWatch {
  const leaks: CardLeak[] = [];
  let sent = false;
  const look = (location: string, words: string): void => {
    const found = SECRETS.map((secret) => secret.exec(words)).find((match) => match !== null);
    if (found) leaks.push({ location, text: words.slice(Math.max(0, found.index - 60), found.index + 60) });
  };
  context.on('request', (request) => {
    if (isDepositRequest(request)) sent = true;
    else look(`request ${new URL(request.url()).pathname}`, `${request.url()} ${request.postData() ?? ''}`);
    look('request headers', JSON.stringify(request.headers()));
  });
  context.on('console', (message) => look('console', message.text()));
  const watched = (page: Page): void => {
    page.on('framenavigated', (frame) => look('address', frame.url()));
    page.on('pageerror', (problem) => look('page error', String(problem)));
  };
  context.pages().forEach(watched);
  context.on('page', watched);
  return {
    sawCard: () => sent,
    async leaks() {
      const { cookies, origins } = await context.storageState({ indexedDB: true });
      look('cookies', JSON.stringify(cookies));
      for (const origin of origins) {
        look('local storage', JSON.stringify(origin.localStorage));
        look('IndexedDB', JSON.stringify('indexedDB' in origin ? origin.indexedDB : []));
      }
      for (const page of context.pages()) {
        if (!page.url().startsWith('http')) continue;
        for (const [place, words] of Object.entries(await page.evaluate(readPage))) look(place, words);
      }
      return leaks;
    },
  };
}

function isDepositRequest(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === DEPOSIT_PATH;
}

/** What one document keeps and shows in its markup, which a field's own value is no part of; runs in the page. */
function readPage(): Record<string, string> {
  const history: unknown = window.history.state;
  return {
    'session storage': JSON.stringify(Object.entries(sessionStorage)),
    'history state': JSON.stringify(history),
    document: document.documentElement.outerHTML,
  };
}
