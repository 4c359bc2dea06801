import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { lobbyStyle, nameLine } from '../lobby-style.ts';

const { color, radius, space, onPicture } = vars;

export const tile = lobbyStyle({ position: 'relative', minInlineSize: 0 });

export const link = lobbyStyle({
  display: 'grid',
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.tile,
});

/** The picture's box keeps its shape before the picture is there. */
export const cover = lobbyStyle({
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

export const wideCover = lobbyStyle({ aspectRatio: '4 / 3' }, cover);

export const picture = lobbyStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
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

export const name = lobbyStyle({ ...nameLine, ...roles.label });
export const studio = lobbyStyle({ ...nameLine, ...roles.micro, color: color.muted });

export const badge = lobbyStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: '3px 8px',
  background: onPicture.ground,
  borderRadius: radius.badge,
  ...roles.micro,
  fontWeight: vars.weight.label,
  color: onPicture.text,
});
