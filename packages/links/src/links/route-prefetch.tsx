import { afterPaint } from '@baize/browser/after-paint';
import { readModals } from '@baize/domain/modals';
import { useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { useModalLoaders } from '../modals/modal-loaders.ts';
import { onLinkIntent } from './link-intent.ts';

/**
 * Fetches code and data of the page, or the code of the modal, that a link is about to lead to. Listens to the document,
 * so that no link carries anything of it; a player who saves data, and a page nobody touches, fetches nothing.
 */
export function RoutePrefetch() {
  const { pathname, key } = useLocation();
  const [prefetched, setPrefetched] = useState<{ key: string; pages: readonly string[] }>({ key, pages: [] });
  const modalLoaders = useModalLoaders();
  const prefetch = useEffectEvent((link: HTMLAnchorElement) => {
    if (savesData() || !opensInThisTab(link)) return;
    for (const name of readModals(link.search)) {
      // The press asks again, and says so where the code does not come.
      modalLoaders[name]?.().catch(() => undefined);
    }
    if (link.pathname === pathname) return;
    const page = link.pathname + link.search;
    setPrefetched((before) => {
      const pages = before.key === key ? before.pages : [];
      return pages.includes(page) ? before : { key, pages: [...pages, page] };
    });
  });
  // What is fetched ahead may not hold up the frame that answers the press.
  useEffect(() => onLinkIntent((link) => void afterPaint(() => prefetch(link))), []);
  // What was wanted on the page before is there by now.
  if (prefetched.key !== key) return null;
  return prefetched.pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function opensInThisTab(link: HTMLAnchorElement): boolean {
  const { origin, target, protocol } = link;
  return origin === window.location.origin && protocol.startsWith('http') && target === '' && !link.download;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
