import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const { color, fontWeight, radius, space } = vars;

const DOT = '28px';

const inLayer = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.shell]: rule } });

export const steps = style(
  inLayer({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' }),
);

export const step = style(
  inLayer({
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
  }),
);

const dotBase = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: DOT,
    blockSize: DOT,
    borderRadius: radius.round,
    alignSelf: 'start',
  }),
);

const dotRules = {
  done: { background: color.successSoft, color: color.success },
  // Its ring is seen on the ground of a warning, too.
  now: { background: color.warningSoft, color: color.warning, boxShadow: 'inset 0 0 0 2px currentColor' },
  ended: { background: color.dangerSoft, color: color.danger },
  ahead: { background: color.surface3, color: color.muted },
};

export const dot = styleVariants(dotRules, (rule) => [dotBase, inLayer(rule)]);

const told = textStyles.label;
const ahead = { ...textStyles.label, fontWeight: fontWeight.regular, color: color.muted };

export const name = styleVariants({ done: told, now: told, ended: told, ahead }, inLayer);

/** Below a step's name: when it was, or what it waits for. */
export const note = style(inLayer({ ...textStyles.small, gridColumn: 2, color: color.muted }));
