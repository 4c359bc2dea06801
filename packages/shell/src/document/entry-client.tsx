import { isLocale } from '@baize/domain/locales';
import { startTransition, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from '../clock/hydration.ts';
import { report } from '../errors/report.ts';
import { takeEarlyPress } from '../frames/early.ts';
import { fetchWords, speak, wordsFor, type Words } from '../language/words.ts';
import { CATALOGUE_ID } from './document.tsx';
import { StartProvider } from './start.ts';

/**
 * Takes the page over in the browser once its words are there. Without the catalogue the page stays
 * the server's: readable, with working links.
 */
export async function startBrowser(): Promise<void> {
  const [words] = await Promise.all([firstWords(), settleRoutes(), settleHistory()]);
  speak(words);
  // The same text again: should the page have to be rendered anew, its style is the one that the policy knows.
  const sheet = [...document.querySelectorAll('style[data-sheet]')].map(textOf).join('');
  const sheets = Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(({ dataset, textContent }) =>
      (dataset['href'] ?? '').split(' ').map((address) => [address, textContent]),
    ),
  );
  beginHydration();
  startTransition(() => {
    hydrateRoot(
      document,
      <StartProvider value={{ words: wordsFor, sheet, sheets, code: { routeFiles: {}, playerFiles: {} } }}>
        <MadeGood>
          <HydratedRouter />
        </MadeGood>
      </StartProvider>,
    );
  });
}

const textOf = ({ textContent }: Element) => textContent;

/**
 * Presses again, once the page is alive, what was pressed before it was. Taking the press in the very commit leaves no gap:
 * an earlier one is kept by the early script, a later one is React's. It is made when all effects have run, and the page
 * knows whose it is: the way back and the router that goes it are there then.
 */
function MadeGood({ children }: { children: ReactNode }) {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    pressed.current = takeEarlyPress();
  }, []);
  useEffect(() => {
    const soon = setTimeout(() => {
      endHydration();
      pressed.current?.click();
    });
    return () => clearTimeout(soon);
  }, []);
  return children;
}

/** The settings' own addresses: the router's table is brought in line with the server's before there is a router. */
async function settleRoutes() {
  const edits = document.getElementById(CATALOGUE_ID)?.dataset['routes'];
  if (edits) (await import('../routes/take-edits.ts')).takeRouteEdits(edits);
}

/** Modals that came with the address get their steps in the history before there is a router (NAV-06). */
async function settleHistory() {
  if (!/[?&]modal=/.test(window.location.search)) return;
  await import('../modals/deep-link.ts').then(
    (code) => code.layModalSteps(window),
    (problem: unknown) => report('No steps for the modals.', problem),
  );
}

async function firstWords(): Promise<Words> {
  const locale = document.documentElement.lang;
  const href = document.getElementById(CATALOGUE_ID)?.getAttribute('href');
  if (!isLocale(locale) || !href) throw new Error('The page names no catalogue.');
  return fetchWords(locale, href);
}
