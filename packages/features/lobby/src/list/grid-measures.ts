import { media } from '@baize/ui/breakpoints';

/** The grid of a list, for its style sheet and for the list that places its tiles by itself; CSS px. */
export const GRID = {
  wide: { tile: 148, gap: { across: 16, down: 20 } },
  phone: { media: media.phone, columns: 3, gap: { across: 8, down: 16 } },
} as const;
