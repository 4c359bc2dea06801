/** What a win needs in the row at least, in CSS px. */
export const MIN_WIN_WIDTH = 176;
