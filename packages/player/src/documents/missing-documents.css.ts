import { vars } from '@baize/ui/contract';
import { shellStyle } from '@baize/page/shell-style';

export const stack = shellStyle({ display: 'grid', gap: vars.space[12] });
