/** Marks in the index which section is being looked at, and keeps the mark in sight where the index is a strip. */
export function startIndexMarks(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.index a')].map((link) => [link.hash.slice(1), link]),
  );
  const sections = [...document.querySelectorAll<HTMLElement>('.section')];
  let current = '';

  const mark = () => {
    const line = window.innerHeight / 3;
    const reached = sections.filter((section) => section.getBoundingClientRect().top <= line).at(-1);
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const id = (isAtEnd ? sections.at(-1) : (reached ?? sections[0]))?.id ?? '';
    if (id === current) return;
    links.get(current)?.removeAttribute('aria-current');
    current = id;
    const link = links.get(id);
    link?.setAttribute('aria-current', 'true');
    const strip = link?.closest('ul');
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2;
  };
  document.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  // What is read from the sandbox pushes the sections about.
  const main = document.querySelector('main');
  if (main) new ResizeObserver(mark).observe(main);
  mark();
}
