/** The page's element of this id; a page without it is a mistake of ours. */
export function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

export const input = (id: string) => byId(id, HTMLInputElement);
export const select = (id: string) => byId(id, HTMLSelectElement);
export const elementById = (id: string) => byId(id, HTMLElement);

type Part = string | Node | null;

/** An element with a class and what is in it; null parts are left out. */
export function element(name: string, className: string, ...parts: Part[]): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...parts.filter((part) => part !== null));
  return made;
}

export function button(text: string, press: (pressed: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', () => press(made));
  return made;
}

export function link(text: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.textContent = text;
  made.href = href;
  return made;
}

/** An instant as it is read in UTC: `2026-11-20 17:17:19`. */
export function formatUtc(instant: string | null): string {
  return instant === null ? '' : instant.slice(0, 19).replace('T', ' ');
}

export function formatAmount({ amount, digits }: { amount: number; digits: number }): string {
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: digits }).format(
    amount,
  );
}

type KeyedList<Row> = {
  list: HTMLElement;
  rows: readonly Row[];
  key: (row: Row) => string;
  draw: (row: Row) => HTMLElement;
};

/**
 * Shows rows, and touches only those that are new, gone or changed: whoever types into one, or stands on one of its
 * buttons, keeps word and place. A changed row gets the focus back on the control of the same name.
 */
export function renderRows<Row>({ list, rows, key, draw }: KeyedList<Row>): void {
  const kept = new Map(
    [...list.children].flatMap((child) =>
      child instanceof HTMLElement ? [[child.dataset['key'] ?? '', child] as const] : [],
    ),
  );
  // First: a row that goes must not push the others about, a moved element loses the focus.
  const names = new Set(rows.map(key));
  const left = findLostFocus(list, names);
  for (const [name, row] of kept) if (!names.has(name)) row.remove();
  let place: Element | null = list.firstElementChild;
  for (const row of rows) {
    const name = key(row);
    const state = JSON.stringify(row);
    const known = kept.get(name);
    if (known && known.dataset['state'] === state) {
      if (known === place) place = known.nextElementSibling;
      else list.insertBefore(known, place);
      continue;
    }
    const made = draw(row);
    made.dataset['key'] = name;
    made.dataset['state'] = state;
    if (known) {
      if (known === place) place = known.nextElementSibling;
      replaceRow(known, made);
    } else list.insertBefore(made, place);
  }
  if (left) restoreFocus(list, left);
}

type Left = { at: number; action: string };

/** Where the focus stands, if in a row that goes. */
function findLostFocus(list: HTMLElement, names: ReadonlySet<string>): Left | null {
  const { activeElement: active } = document;
  const at = [...list.children].findIndex((row) => row !== active && row.contains(active));
  const row = list.children[at];
  if (!(row instanceof HTMLElement) || names.has(row.dataset['key'] ?? '')) return null;
  return { at, action: active?.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? '' };
}

/** Puts the focus on the same control of the row that took the place; without one on the section's heading. */
function restoreFocus(list: HTMLElement, { at, action }: Left): void {
  const row = list.children[Math.min(at, list.children.length - 1)];
  const control = row?.querySelector<HTMLElement>(`[data-action="${action}"]`);
  const heading = list.closest('section')?.querySelector<HTMLElement>('h2');
  if (!control && heading) heading.tabIndex = -1;
  (control ?? heading)?.focus();
}

function replaceRow(old: HTMLElement, made: HTMLElement): void {
  const named = document.activeElement?.closest<HTMLElement>('[data-action]');
  const action = named && old.contains(named) ? (named.dataset['action'] ?? '') : null;
  const wasOpen = old.querySelector('details')?.open ?? false;
  old.replaceWith(made);
  const details = made.querySelector('details');
  if (details) details.open = wasOpen;
  if (action !== null) made.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
}
