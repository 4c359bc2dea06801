import { isLocale } from '@baize/domain/locales';
import { startTransition, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from '@baize/page/clock';
import { fetchMessages, activateMessages, messagesFor, type LocaleMessages } from '@baize/page/messages';
import { report } from '@baize/page/report';
import { takePreHydrationPress } from '../layouts/pre-hydration.ts';
import { CATALOGUE_ID } from './document.tsx';
import { RenderContextProvider } from './render-context.ts';

/**
 * Takes the page over in the browser once its words are there. Without the catalogue the page stays
 * the server's: readable, with working links.
 */
export async function startBrowser(): Promise<void> {
  const [words] = await Promise.all([fetchInitialMessages(), applySentRoutes(), addModalHistory()]);
  activateMessages(words);
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
      <RenderContextProvider
        value={{ messagesFor, sheet, sheets, code: { routeFiles: {}, playerFiles: {} } }}
      >
        <ReplayEarlyPress>
          <HydratedRouter />
        </ReplayEarlyPress>
      </RenderContextProvider>,
    );
  });
}

const textOf = ({ textContent }: Element) => textContent;

/**
 * Presses again, once the page is alive, what was pressed before it was. Taking the press in the very commit leaves no gap:
 * an earlier one is kept by the early script, a later one is React's. It is made when all effects have run, and the page
 * knows whose it is: the way back and the router that goes it are there then.
 */
function ReplayEarlyPress({ children }: { children: ReactNode }) {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    pressed.current = takePreHydrationPress();
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
async function applySentRoutes() {
  const edits = document.getElementById(CATALOGUE_ID)?.dataset['routes'];
  if (edits) (await import('../routes/apply-sent-route-overrides.ts')).applySentRouteOverrides(edits);
}

/** Modals that came with the address get their steps in the history before there is a router (NAV-06). */
async function addModalHistory() {
  if (!/[?&]modal=/.test(window.location.search)) return;
  await import('@baize/links/modal-history').then(
    (code) => code.addModalHistoryEntries(window),
    (problem: unknown) => report('No steps for the modals.', problem),
  );
}

async function fetchInitialMessages(): Promise<LocaleMessages> {
  const locale = document.documentElement.lang;
  const href = document.getElementById(CATALOGUE_ID)?.getAttribute('href');
  if (!isLocale(locale) || !href) throw new Error('The page names no catalogue.');
  return fetchMessages(locale, href);
}
