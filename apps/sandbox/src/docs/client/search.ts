import { elementById, input } from '../../control-page/client/dom.ts';

/** Narrows the list of calls while one types; Enter opens the first, an arrow goes into the list, `/` comes here. */
export function startSearch(): void {
  const search = input('search');
  const items = [...document.querySelectorAll<HTMLElement>('.calls li')];
  const sections = [...document.querySelectorAll<HTMLElement>('.calls .room')];
  const shown = () => items.filter((item) => !item.hidden).flatMap((item) => [...item.querySelectorAll('a')]);

  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of items) {
      item.hidden = !words.every((word) => item.dataset['words']?.includes(word));
    }
    for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])');
    const count = shown().length;
    elementById('found').textContent = words.length === 0 ? '' : `${count} found`;
    elementById('found-none').hidden = count > 0;
  });
  search.addEventListener('keydown', (event) => {
    const [first] = shown();
    if (event.key === 'Enter') first?.click();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    first?.focus();
  });
  elementById('search')
    .closest('nav')
    ?.addEventListener('keydown', (event) => {
      const links = shown();
      const at = links.findIndex((link) => link === document.activeElement);
      if (event.target === search || at < 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      (links[event.key === 'ArrowDown' ? at + 1 : at - 1] ?? search).focus();
    });
  document.addEventListener('keydown', (event) => {
    const types = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || types || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
  const current = document.querySelector<HTMLElement>('.calls a[aria-current]');
  const list = current?.closest('nav');
  if (current && list) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}
