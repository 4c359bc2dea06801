import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { inShell } from '../writing/shell-style.ts';

export const box = inShell({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const icon = inShell({ flexShrink: 0, color: vars.color.muted });

export const words = inShell({ ...roles.small, margin: 0, color: vars.color.muted });
