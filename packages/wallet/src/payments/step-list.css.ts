import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { walletStyle, walletVariants } from '../wallet-style.ts';

const { color, fontWeight, radius, space } = vars;

const DOT = '28px';

export const steps = walletStyle({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = walletStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${DOT} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[12],
  selectors: {
    // From one step to the next.
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

const dotBase = walletStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: radius.round,
  alignSelf: 'start',
});

export const dot = walletVariants(
  {
    done: { background: color.successSoft, color: color.success },
    // Its ring is seen on the ground of a warning, too.
    now: { background: color.warningSoft, color: color.warning, boxShadow: 'inset 0 0 0 2px currentColor' },
    ended: { background: color.dangerSoft, color: color.danger },
    ahead: { background: color.surface3, color: color.muted },
  },
  dotBase,
);

const told = textStyles.label;

export const name = walletVariants({
  done: told,
  now: told,
  ended: told,
  ahead: { ...told, fontWeight: fontWeight.regular, color: color.muted },
});

/** Below a step's name: when it was, or what it waits for. */
export const note = walletStyle({ ...textStyles.small, gridColumn: 2, color: color.muted });
