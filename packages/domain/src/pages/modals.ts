/** The modals an address can open by `?modal=`. Source: S1 §2, S2 §2; the later ones are ours (requirements NAV-06). */
export const MODAL_NAMES = [
  'login',
  'calendar',
  'rakeback',
  'deposit-3ds-success',
  'deposit-failed',
  'deposit-success',
  'deposit-return',
  'deposit-decline',
  'deposit-cancel',
  'deposit-pending',
  'linked-signup',
  'verify-email-expired',
  'sign-up',
  'forgot-password',
  'reset-password',
  'deposit',
  'withdraw',
  'deposit-limit',
  'loss-limit',
  'bet-limit',
  'session-limit',
  'self-exclusion',
  'search',
  'reality-check',
  'freeze',
  'close-account',
] as const;

/** One of the modals an address can open. */
export type ModalName = (typeof MODAL_NAMES)[number];

/** Tells whether a name is that of a modal. */
export function isModalName(name: string): name is ModalName {
  return MODAL_NAMES.some((known) => known === name);
}

function pairsOf(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function nameOf(pair: string): string {
  return decode(pair.replace(/=.*/s, ''));
}

function modalOf(pair: string): string | null {
  const cut = pair.indexOf('=');
  if (nameOf(pair) !== 'modal') return null;
  return cut < 0 ? '' : decode(pair.slice(cut + 1));
}

function joined(pairs: readonly string[]): string {
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function namesIn(search: string): string[] {
  const names = pairsOf(search)
    .map(modalOf)
    .filter((name) => name !== null);
  return [...new Set(names)];
}

/** Reads the open modals of a query string, lowest first; each once, unknown ones left out. S2 §2 "Modals". */
export function readModals(search: string): ModalName[] {
  return namesIn(search).filter(isModalName);
}

/** Reads the modal names of a query string that nobody knows, for the log. */
export function unknownModals(search: string): string[] {
  return namesIn(search).filter((name) => !isModalName(name));
}

/** Removes one modal from a query string and keeps every other parameter as it was written. S2 §2 "Modals". */
export function closeModal(search: string, name: ModalName): string {
  return joined(pairsOf(search).filter((pair) => modalOf(pair) !== name));
}

/** Puts a modal on top of a query string's stack and keeps every other parameter as it was written. S2 §2 "Modals". */
export function openModal(search: string, name: ModalName): string {
  return joined([...pairsOf(closeModal(search, name)), `modal=${name}`]);
}

/**
 * Puts what a link of the kind `?modal=…` carries onto a query string: its modals on top of the stack, its other
 * parameters in place of those of the same name; the rest stays as it was written. Requirements NAV-02.
 */
export function overlaySearch(search: string, link: string): string {
  const carried = pairsOf(link).filter((pair) => modalOf(pair) === null);
  const names = carried.map(nameOf);
  const kept = pairsOf(search).filter((pair) => !names.includes(nameOf(pair)));
  return readModals(link).reduce(openModal, joined([...kept, ...carried]));
}

/**
 * The query of a link that opens modals over the page that is shown (`?modal=…`), or null for a link to a page. A
 * shallow link leaves the page where it is, so of its address the root before the query says nothing; one that is not
 * shallow leads to the root page. Requirements NAV-02.
 */
export function overlayQuery({ href, shallow }: { href: string; shallow: boolean }): string | null {
  const query = shallow ? href.replace(/^\/(?:design)?(?=\?)/, '') : href;
  return query.startsWith('?') && readModals(query).length > 0 ? query : null;
}
