import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, radius, fontSize, space, target, fontWeight } = vars;

export const row = componentStyle({
  display: 'flex',
  // The button stands below where there is no room for both.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space[8]}`,
  minBlockSize: target.field,
  paddingBlock: '6px',
  paddingInline: '14px 6px',
  background: color.surface2,
  borderRadius: radius.field,
  '@media': {
    // A reference and its button stand side by side on the narrowest screens, too.
    '(max-width: 359px)': {
      selectors: { '&:has([data-format=reference])': { columnGap: 0, paddingInline: '10px 2px' } },
    },
  },
});

export const content = componentStyle({
  // Two groups of a code beside the button at least, or it stands below.
  flex: '1 1 160px',
  minInlineSize: 0,
  selectors: { '&:has([data-format=reference])': { minInlineSize: 'max-content' } },
});

export const label = componentStyle({
  ...textStyles.micro,
  color: color.muted,
  // Beside a reference the label breaks before it would push the button below.
  selectors: { '&:has(+ [data-format=reference])': { inlineSize: 0, minInlineSize: '100%' } },
});

/* Never broken in two, never hidden: it may be written down by hand. */
export const value = componentStyle({
  fontSize: fontSize.input,
  fontWeight: fontWeight.label,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  userSelect: 'all',
  selectors: { '&[data-format=reference]': { whiteSpace: 'nowrap' } },
});

/* The device's own: every one tells I, l and 1 apart, and none has to be loaded. */
export const code = componentStyle({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: fontSize.input,
  fontWeight: fontWeight.medium,
  userSelect: 'all',
});

/* In the line, not a box of its own: a selection over boxes takes line ends along. */
export const group = componentStyle({ marginInlineEnd: '0.6ch', whiteSpace: 'pre' });
