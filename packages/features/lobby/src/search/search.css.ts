import { media } from '@baize/ui/breakpoints';
import { chipClass } from '@baize/ui/chip';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, truncatedName } from '../feature-style.ts';

const { color, space, radius, target } = vars;

/** As high with one hit as with all that is offered before one types, so that the field stays where it is. */
export const body = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 'min(720px, 100dvh - 140px)',
  // The sheet of a phone has a lower head.
  '@media': { [media.phone]: { minBlockSize: 'min(720px, 100dvh - 112px)' } },
});

/** What is typed stays in view however far one has gone down the list. */
export const field = featureStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${space[8]})`,
  marginInline: '-6px',
  padding: `${space[8]} 6px 0`,
  background: color.surface1,
});

/** What was found, in words; its line stays when there is nothing to say. */
export const status = featureStyle({
  ...textStyles.small,
  minBlockSize: '1.5em',
  margin: 0,
  paddingBlock: space[4],
  color: color.muted,
});

/** What everything below it follows from. */
export const statusEmpty = featureStyle(
  { ...textStyles.section, paddingBlock: `${space[24]} ${space[16]}`, color: color.text },
  status,
);

export const list = featureStyle({ display: 'grid', gap: space[12] });

export const heading = featureStyle({ ...textStyles.label, margin: 0, marginBlockEnd: space[8] });

export const rows = featureStyle({ display: 'grid', gap: '2px', marginInline: '-8px' });

export const listLinks = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** The field lies over the list, and what the keys come to must not lie under it. */
const underField = { scrollMarginBlockStart: '112px', scrollMarginBlockEnd: '12px' } as const;

const atIt = '&[aria-selected="true"]';

export const row = featureStyle({
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

export const listLink = featureStyle(
  {
    ...underField,
    selectors: { [atIt]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
  },
  chipClass,
);

export const skeletonRow = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[12],
  padding: '6px 8px',
});

export const image = featureStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '42px',
  blockSize: '56px',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.surface2,
});

/** Stripes stand for a picture that is not there (look §7). */
export const missing = featureStyle(
  {
    display: 'grid',
    placeItems: 'center',
    color: color.muted,
    background: `repeating-linear-gradient(45deg, ${color.surface2} 0 12px, ${color.surface3} 12px 24px)`,
  },
  image,
);

const line = { display: 'block', ...truncatedName } as const;

export const text = featureStyle({ display: 'grid', flex: 1, minInlineSize: 0, textAlign: 'start' });
export const name = featureStyle({ ...line, ...textStyles.label });
export const studio = featureStyle({ ...line, ...textStyles.micro, color: color.muted });

/** Keys are spoken of where there are keys. */
export const enter = featureStyle({
  flex: 'none',
  display: 'none',
  color: color.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.hover]: { display: 'block' } },
});
