import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

export const capsLock = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...textStyles.small,
  color: vars.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});
