import { shellStyle } from '@baize/page/shell-style';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';

export const root = shellStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const icon = shellStyle({ flexShrink: 0, color: vars.color.muted });

export const text = shellStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });
