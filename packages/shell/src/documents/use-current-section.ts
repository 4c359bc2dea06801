import type { DocumentSection } from '@baize/domain/documents';
import { useEffect, useState } from 'react';

/** The chapter at the top of the window, null until one is known. */
export function useCurrentSection(sections: readonly DocumentSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const heads = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      () => {
        const above = heads.filter((head) => head.getBoundingClientRect().top < window.innerHeight / 3);
        setCurrent((above.at(-1) ?? heads[0])?.id ?? null);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const head of heads) watch.observe(head);
    return () => watch.disconnect();
  }, [sections]);
  return current;
}
