/** The code of dialogs and of the club's pages. A step of its own, so that the first view names one file and not every sheet of theirs. */
export const loadCalendar = () => import('./promo-calendar/promo-calendar-dialog.tsx');

export const loadClubStatus = () => import('./club/club-status.tsx');

export const loadRakeback = () => import('./rakeback-dialog.tsx');
