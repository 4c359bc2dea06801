import { media } from '@baize/ui/breakpoints';

/** The grid of a list, for its style sheet and for the list that places its tiles by itself; CSS px. */
export const GRID = {
  media: media.phone,
  wide: { gap: { across: 16, down: 20 }, tile: { portrait: 148, wide: 216 } },
  phone: { gap: { across: 8, down: 16 }, columns: { portrait: 3, wide: 2 } },
} as const;
