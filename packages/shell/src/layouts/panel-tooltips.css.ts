import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** Beside the row it names, above everything but alerts. */
export const tooltip = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      zIndex: vars.zIndex.menu,
      transform: 'translateY(-50%)',
      padding: '8px 12px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.field,
      background: vars.color.surface1,
      boxShadow: vars.shadow.popover,
      color: vars.color.text,
      fontSize: vars.fontSize.label,
      fontWeight: vars.fontWeight.label,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
  },
});
