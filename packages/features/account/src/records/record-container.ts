/** The container that lists measure their room by. */
export const RECORD_CONTAINER = 'records';

/** What is listed, and below which width of the list its rows are cards: seven columns or nine have no room there. */
export const LISTS = { payments: '759px', games: '859px' } as const;

export type ListName = keyof typeof LISTS;

/** Too narrow for a long method's name between the type and the amount. */
export const NARROW_CARDS = `${RECORD_CONTAINER} (max-width: 299px)`;

/** A phone's cards: the method stands between the type and the amount. */
export const PHONE_CARDS = `${RECORD_CONTAINER} (min-width: 300px) and (max-width: 479px)`;

/** Payments' cards with room for time and reference beside each other: half of a wide card would stand empty. */
export const WIDE_CARDS = `${RECORD_CONTAINER} (min-width: 480px) and (max-width: ${LISTS.payments})`;

/** The container query of a list whose rows are cards. */
export function asCards(list: ListName): string {
  return `${RECORD_CONTAINER} (max-width: ${LISTS[list]})`;
}
