import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

export const capsLock = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...roles.small,
  color: vars.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});
