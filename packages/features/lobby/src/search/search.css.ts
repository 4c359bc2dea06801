import { media } from '@baize/ui/breakpoints';
import { chipClass } from '@baize/ui/chip';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { lobbyStyle, nameLine } from '../lobby-style.ts';

const { color, space, radius, target } = vars;

/** As high with one hit as with all that is offered before one types, so that the field stays where it is. */
export const body = lobbyStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 'min(720px, 100dvh - 140px)',
  // The sheet of a phone has a lower head.
  '@media': { [media.phone]: { minBlockSize: 'min(720px, 100dvh - 112px)' } },
});

/** What is typed stays in view however far one has gone down the list. */
export const field = lobbyStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${space[8]})`,
  marginInline: '-6px',
  padding: `${space[8]} 6px 0`,
  background: color.surface1,
});

/** What was found, in words; its line stays when there is nothing to say. */
export const told = lobbyStyle({
  ...roles.small,
  minBlockSize: '1.5em',
  margin: 0,
  paddingBlock: space[4],
  color: color.muted,
});

/** What everything below it follows from. */
export const toldNothing = lobbyStyle(
  { ...roles.section, paddingBlock: `${space[24]} ${space[16]}`, color: color.text },
  told,
);

export const list = lobbyStyle({ display: 'grid', gap: space[12] });

export const heading = lobbyStyle({ ...roles.label, margin: 0, marginBlockEnd: space[8] });

export const rows = lobbyStyle({ display: 'grid', gap: '2px', marginInline: '-8px' });

export const ways = lobbyStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** The field lies over the list, and what the keys come to must not lie under it. */
const underField = { scrollMarginBlockStart: '112px', scrollMarginBlockEnd: '12px' } as const;

const atIt = '&[aria-selected="true"]';

export const row = lobbyStyle({
  ...underField,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: target.medium,
  padding: '6px 8px',
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    [atIt]: { background: color.surface2, outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { ':hover': { background: color.surface2 } } },
});

export const way = lobbyStyle(
  {
    ...underField,
    selectors: { [atIt]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
  },
  chipClass,
);

export const waiting = lobbyStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[12],
  padding: '6px 8px',
});

export const picture = lobbyStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '42px',
  blockSize: '56px',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.surface2,
});

/** Stripes stand for a picture that is not there (look §7). */
export const missing = lobbyStyle(
  {
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
    background: `repeating-linear-gradient(45deg, ${color.surface2} 0 12px, ${color.surface3} 12px 24px)`,
  },
  picture,
);

const line = { display: 'block', ...nameLine } as const;

export const words = lobbyStyle({ display: 'grid', flex: 1, minInlineSize: 0, textAlign: 'start' });
export const name = lobbyStyle({ ...line, ...roles.label });
export const studio = lobbyStyle({ ...line, ...roles.micro, color: color.muted });

/** Keys are spoken of where there are keys. */
export const enter = lobbyStyle({
  flex: 'none',
  display: 'none',
  color: color.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.hover]: { display: 'block' } },
});
