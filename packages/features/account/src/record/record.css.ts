import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

const FACTS = 'facts';
/** The longest German name, a reference and its button need this much beside each other. */
const stacked = `${FACTS} (max-width: 359px)`;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[16],
});

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  inlineSize: '100%',
});

/** What became of it, and beside it what support asks for; under it where there is no room. */
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[36] },
  },
});

export const head = featureStyle({ display: 'grid', gap: space[8] });

export const kind = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});

export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const amount = featureStyle({ ...textStyles.amount, margin: 0 });

export const currency = featureStyle({ ...textStyles.label, color: color.muted });

export const text = featureStyle({ ...textStyles.body, margin: 0 });

export const stack = featureStyle({ display: 'grid', gap: space[12] });

export const main = featureStyle({ display: 'grid', gap: space[24] });

export const heading = featureStyle({ ...textStyles.label, margin: 0 });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const facts = featureStyle({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.strip,
  background: color.surface2,
  containerName: FACTS,
  containerType: 'inline-size',
});

/** Names beside their values, in a column as wide as the longest name; above them where there is no room for both. */
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: space[12],
  margin: 0,
  '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [stacked]: { alignContent: 'center', paddingBlock: space[8] } },
});

export const muted = featureStyle({ color: color.muted });

export const value = featureStyle({
  margin: 0,
  fontWeight: vars.fontWeight.label,
  overflowWrap: 'break-word',
});

export const note = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: color.muted,
  selectors: { '&:empty': { display: 'none' } },
});

/** Its line is kept within the gap that follows, so that an answer moves nothing and none leaves nothing empty. */
export const checked = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlock: `calc(-1 * ${space[8]}) calc(-1 * ${space[16]})`,
  minBlockSize: '20px',
  color: color.muted,
});
