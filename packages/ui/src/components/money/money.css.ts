import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, size: font } = vars;

export const money = kitStyle({ whiteSpace: 'nowrap' });

export const size = kitVariants({
  inherit: {},
  cell: roles.amountCell,
  today: { ...roles.amountCell, fontSize: font.amountToday },
  claim: { ...roles.amountCell, fontSize: font.amountClaim },
  amount: roles.amount,
});

export const tone = kitVariants({
  inherit: {},
  gained: { color: color.success },
  muted: { color: color.muted },
  warning: { color: color.warning },
});
