import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, radius, size, space, target, weight } = vars;

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: target.field,
  paddingBlock: '6px',
  paddingInline: '14px 6px',
  background: color.surface2,
  borderRadius: radius.field,
});

export const words = kitStyle({ flex: 1, minInlineSize: 0 });

export const label = kitStyle({ ...roles.micro, color: color.muted });

/* Never broken in two, never hidden: it may be written down by hand. */
export const value = kitStyle({
  fontSize: size.input,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  userSelect: 'all',
});

/* The device's own: every one tells I, l and 1 apart, and none has to be loaded. */
export const code = kitStyle({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: size.input,
  fontWeight: weight.medium,
  userSelect: 'all',
});

/* In the line, not a box of its own: a selection over boxes takes line ends along. */
export const group = kitStyle({ marginInlineEnd: '0.6ch', whiteSpace: 'pre' });
