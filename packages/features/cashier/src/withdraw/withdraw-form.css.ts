import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, space } = vars;

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  alignItems: 'start',
} as const;

export const form = featureVariants({
  page: {
    ...stack,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '264px minmax(0, 1fr) 304px',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"methods fields summary" "methods waiting summary"',
      },
    },
  },
  dialog: stack,
});

function areaVariants(area: string) {
  const page = { minInlineSize: 0, '@media': { [media.desktop]: { gridArea: area } } };
  return featureVariants({ page, dialog: { minInlineSize: 0 } });
}

/** Where each part stands beside the others. */
export const areas = {
  methods: areaVariants('methods'),
  fields: areaVariants('fields'),
  summary: areaVariants('summary'),
  waiting: areaVariants('waiting'),
};

export const fields = featureStyle({ display: 'grid', gap: space[16], alignContent: 'start' });

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
      minBlockSize: '48px',
      whiteSpace: 'nowrap',
    },
  },
});

export const currency = featureStyle({ ...textStyles.small, color: color.muted });

export const submit = featureStyle({ inlineSize: '100%' });

export const offline = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: color.warning,
  textAlign: 'center',
});
