import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, fontSize: font } = vars;

export const money = componentStyle({ whiteSpace: 'nowrap' });

export const size = componentVariants({
  inherit: {},
  cell: textStyles.amountCell,
  today: { ...textStyles.amountCell, fontSize: font.amountToday },
  claim: { ...textStyles.amountCell, fontSize: font.amountClaim },
  amount: textStyles.amount,
});

export const tone = componentVariants({
  inherit: {},
  gained: { color: color.success },
  muted: { color: color.muted },
  warning: { color: color.warning },
});
