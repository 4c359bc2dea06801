import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, truncatedName } from '../feature-style.ts';

const { color, radius, space, onImage } = vars;

export const tile = featureStyle({ position: 'relative', minInlineSize: 0 });

export const link = featureStyle({
  display: 'grid',
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.tile,
});

/** The picture's box keeps its shape before the picture is there. */
export const cover = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  marginBlockEnd: space[8],
  background: color.surface2,
  borderRadius: radius.tile,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.tile,
    boxShadow: `inset 0 0 0 1px ${color.border}`,
    pointerEvents: 'none',
  },
});

export const wideCover = featureStyle({ aspectRatio: '4 / 3' }, cover);

export const image = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
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

export const name = featureStyle({ ...truncatedName, ...textStyles.label });
export const studio = featureStyle({ ...truncatedName, ...textStyles.micro, color: color.muted });

export const badge = featureStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: '3px 8px',
  background: onImage.background,
  borderRadius: radius.badge,
  ...textStyles.micro,
  fontWeight: vars.fontWeight.label,
  color: onImage.text,
});
