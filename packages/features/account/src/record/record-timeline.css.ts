import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, radius, space } = vars;

const DOT = '28px';

export const steps = featureStyle({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[12],
  selectors: {
    // From one station to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: DOT,
      insetBlockEnd: `calc(-1 * ${space[16]})`,
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      inlineSize: '2px',
      background: color.border,
    },
  },
});

const dotBase = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: radius.round,
  alignSelf: 'start',
});

export const dot = featureVariants(
  {
    done: { background: color.successSoft, color: color.success },
    now: { background: color.warningSoft, color: color.warning },
    ended: { background: color.dangerSoft, color: color.danger },
    ahead: { background: color.surface3, color: color.muted },
  },
  dotBase,
);

const plain = { ...textStyles.label };

export const name = featureVariants({
  done: plain,
  now: plain,
  ended: plain,
  ahead: { ...textStyles.body, color: color.muted },
});

export const clock = featureStyle({ ...textStyles.small, gridColumn: 2, color: color.muted });
