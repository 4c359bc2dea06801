/** What a win needs in the row at least, in CSS px. */
export const LEAST_WIDTH = 176;
