/**
 * What a player alone is shown, and the search. A step of its own, so that the first view names one file and not every
 * sheet of these.
 */
export const loadSearch = () => import('./search/search-dialog.tsx');

export const loadDepositBox = () => import('./deposit-box/deposit-box.tsx');

export const loadSuppressedHero = () => import('./hero/suppressed-hero.tsx');
