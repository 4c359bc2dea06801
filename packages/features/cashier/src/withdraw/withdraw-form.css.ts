import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
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

function inArea(area: string) {
  const page = { minInlineSize: 0, '@media': { [media.desktop]: { gridArea: area } } };
  return featureVariants({ page, dialog: { minInlineSize: 0 } });
}

/** Where each part stands beside the others. */
export const place = {
  methods: inArea('methods'),
  fields: inArea('fields'),
  summary: inArea('summary'),
  waiting: inArea('waiting'),
};

export const fields = featureStyle({ display: 'grid', gap: space[16], alignContent: 'start' });

/** The amount, and beside it everything at once; the button keeps the box's height while a hint stands beneath. */
export const amount = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  '@media': {
    // A hint beside the button would wrap again and again.
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[12] },
  },
});

export const all = featureStyle({
  alignSelf: 'start',
  // The label above the box and its gap.
  marginBlockStart: `calc(${vars.size.label} * ${vars.line.label} + 6px)`,
  minBlockSize: '48px',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { justifySelf: 'start', marginBlockStart: 0, minBlockSize: '40px' } },
});

export const currency = featureStyle({ ...roles.small, color: color.muted });

export const submit = featureStyle({ inlineSize: '100%' });

export const offline = featureStyle({ ...roles.small, margin: 0, color: color.warning, textAlign: 'center' });
