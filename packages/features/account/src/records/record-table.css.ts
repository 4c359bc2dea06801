import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';

const { color, space } = vars;

const CARDS = { tablet: media.phone, desktop: media.toTablet } as const;

/** The same parts as lines, and as cards below a width. */
function partsFor(wide: keyof typeof CARDS) {
  const cards = (rule: FeatureRule): FeatureRule => ({ '@media': { [CARDS[wide]]: rule } });
  return {
    table: featureStyle({
      inlineSize: '100%',
      borderCollapse: 'collapse',
      ...cards({ display: 'block' }),
    }),
    // Out of sight, but still said: each card repeats the names for the eye alone.
    head: featureStyle(
      cards({
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }),
    ),
    body: featureStyle(cards({ display: 'grid', gap: space[8] })),
    row: featureStyle({
      blockSize: '48px',
      borderBlockStart: `1px solid ${color.border}`,
      ...cards({
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${space[8]} ${space[12]}`,
        blockSize: 'auto',
        padding: space[12],
        border: `1px solid ${color.border}`,
        borderRadius: vars.radius.field,
        background: color.surface2,
      }),
    }),
    cell: featureStyle({
      ...roles.small,
      padding: `${space[8]} ${space[8]}`,
      verticalAlign: 'middle',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
      ...cards({
        display: 'grid',
        alignContent: 'start',
        gap: '2px',
        // Two in a line, but where a word has no room in half of it.
        flex: `1 1 calc(50% - ${space[12]})`,
        minInlineSize: 'min-content',
        maxInlineSize: '100%',
        padding: 0,
        textAlign: 'start',
        selectors: {
          '&[data-kind="lead"]': { order: -2 },
          '&[data-kind="sum"]': { order: -1, textAlign: 'end', fontSize: vars.size.button },
        },
      }),
    }),
    name: featureStyle({
      ...roles.micro,
      display: 'none',
      color: color.muted,
      // A day and an amount are known for what they are.
      ...cards({
        display: 'block',
        selectors: { '[data-kind="lead"] > &, [data-kind="sum"] > &': { display: 'none' } },
      }),
    }),
  };
}

export const parts = { tablet: partsFor('tablet'), desktop: partsFor('desktop') };

const headBase = featureStyle({
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.line.label,
  padding: `${space[12]} ${space[8]}`,
  color: color.muted,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

const end = { textAlign: 'end' } as const;

export const headCell = featureVariants({ lead: {}, text: {}, number: end, sum: end }, headBase);

const figure = {
  ...end,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const cell = featureVariants({
  lead: { fontWeight: vars.weight.label },
  text: {},
  number: figure,
  sum: { ...figure, fontWeight: vars.weight.bold },
});

export const value = featureStyle({ overflowWrap: 'break-word' });
