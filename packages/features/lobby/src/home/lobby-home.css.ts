import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { styleVariants } from '@vanilla-extract/css';
import { lobbyStyle } from '../lobby-style.ts';

const { space, color } = vars;

export const home = lobbyStyle({ minInlineSize: 0, paddingBlockStart: space[8] });

export const studios = lobbyStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] } },
});

export const studio = lobbyStyle({
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minBlockSize: '76px',
  padding: space[8],
  background: color.surface1,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textAlign: 'center',
  textDecoration: 'none',
});

/** Studios are told apart by how their names are set, in the brand's own faces. */
export const lettering = styleVariants(
  {
    bold: { fontFamily: vars.font.display, fontWeight: vars.weight.bold },
    wide: {
      fontSize: vars.size.label,
      fontWeight: vars.weight.medium,
      letterSpacing: '.1em',
      textTransform: 'uppercase',
    },
    plain: { fontWeight: vars.weight.regular },
  },
  (rule) => ({
    '@layer': { [layers.feature]: { ...roles.card, ...rule, overflowWrap: 'anywhere' } },
  }),
);

export const games = lobbyStyle({ ...roles.micro, color: color.muted });
