import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@baize/ui/layers';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, space } = vars;

/** On phones one part below the other: the bar sticks to the foot of the whole column. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[20],
} as const;

/** The methods stand beside all the rest; the bar spans all rows, and has the last one for itself. */
const twoColumns = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr 84px',
  gridTemplateAreas: '"methods fields" "methods summary" "methods note" "methods waiting" "methods foot"',
} as const;

const threeColumns = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: '264px minmax(0, 1fr) 304px',
  gridTemplateAreas: '"methods fields summary" "waiting waiting waiting"',
} as const;

/** What became of the last withdrawal stands above the columns. */
export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});

/** Over a page the form's end is the dialog's: its bar stands on the edge, with nothing below it. */
export const columns = featureVariants({
  page: { ...column, '@media': { [media.tablet]: twoColumns, [media.desktop]: threeColumns } },
  dialog: {
    ...column,
    '@media': {
      [media.tabletUp]: { ...twoColumns, marginBlockEnd: `calc(-1 * ${space[24]})` },
      [media.phone]: { marginBlockEnd: `calc(-1 * (${space[16]} + env(safe-area-inset-bottom)))` },
    },
  },
});

function areaVariants(area: string) {
  const placed = { minInlineSize: 0, '@media': { [media.tabletUp]: { gridArea: area } } };
  return featureVariants({ page: placed, dialog: placed });
}

/** Where each part stands beside the others. */
export const areas = {
  methods: areaVariants('methods'),
  fields: areaVariants('fields'),
  waiting: areaVariants('waiting'),
};

export const fields = featureStyle({ display: 'grid', gap: space[16], alignContent: 'start' });

export const payoutFields = featureStyle({ display: 'grid', gap: space[16], ':empty': { display: 'none' } });

/** What the amount's row is measured by: the field shows the largest amount whole beside the longest words of its button. */
export const amountRow = featureStyle({ containerType: 'inline-size', containerName: 'amount' });

const SIDE_BY_SIDE = 'amount (inline-size >= 460px)';

/** The amount, and everything at once beneath it, or beside it where both have room. */
export const amount = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[8]}`,
  '@container': { [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(180px, 1fr) auto' } },
});

/** Beside the box the button keeps its height while a hint stands beneath. */
export const amountButton = featureStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  minBlockSize: '40px',
  '@container': {
    [SIDE_BY_SIDE]: {
      alignSelf: 'start',
      // The label above the box and its gap.
      marginBlockStart: `calc(${vars.fontSize.label} * ${vars.lineHeight.label} + 6px)`,
      minBlockSize: '64px',
      whiteSpace: 'nowrap',
    },
  },
});

/** Money is the loudest text of the form (look §6), as in a deposit. */
export const amountInput = featureStyle({});

globalStyle(`${amountInput} input`, {
  '@layer': {
    [layers.feature]: { ...textStyles.amount, minBlockSize: '64px', fontVariantNumeric: 'tabular-nums' },
  },
});

export const currency = featureStyle({ ...textStyles.label, color: color.muted });
