/**
 * Marks in the index which section is being looked at, and keeps the mark in sight where the index is a strip. Where the
 * page is narrow the style sheet shows one section at a time: the one the address names, else the first.
 */
export function startScrollSpy(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.index a')].map((link) => [link.hash.slice(1), link]),
  );
  const sections = [...document.querySelectorAll<HTMLElement>('.section')];
  let current = '';

  const inSight = (): HTMLElement | undefined => {
    const [one, ...others] = sections.filter((section) => section.checkVisibility());
    if (!one || others.length === 0) return one;
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const line = window.innerHeight / 3;
    const reached = [one, ...others].filter((section) => section.getBoundingClientRect().top <= line);
    return isAtEnd ? others.at(-1) : (reached.at(-1) ?? one);
  };

  const mark = () => {
    const id = inSight()?.id ?? '';
    if (id === current) return;
    links.get(current)?.removeAttribute('aria-current');
    current = id;
    const link = links.get(id);
    link?.setAttribute('aria-current', 'true');
    const strip = link?.closest('ul');
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2;
  };

  const open = () => {
    const named = sections.find(({ id }) => id === location.hash.slice(1));
    const shown = named ?? sections.find(({ dataset }) => 'shown' in dataset) ?? sections[0];
    for (const section of sections) delete section.dataset['shown'];
    if (shown) shown.dataset['shown'] = '';
    // It was not there to be scrolled to when the link was pressed.
    named?.scrollIntoView();
    mark();
  };

  document.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  window.addEventListener('hashchange', open);
  // What is read from the sandbox pushes the sections about.
  const main = document.querySelector('main');
  if (main) new ResizeObserver(mark).observe(main);
  open();
}
