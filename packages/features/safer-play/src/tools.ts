import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Ban, Coffee, LifeBuoy, SlidersHorizontal, type LucideIcon } from 'lucide-react';

/** One way of staying in control, and where it is done. */
export interface Tool {
  id: 'limits' | 'break' | 'self-exclusion' | 'help';
  name: MessageDescriptor;
  icon: LucideIcon;
  /** A page, or a tool that opens over the page (`?modal=`). */
  path: string;
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'limits',
    name: msg({ id: 'safer-play.limits', message: 'Set limits' }),
    icon: SlidersHorizontal,
    path: '/profile2/limits',
  },
  {
    id: 'break',
    name: msg({ id: 'safer-play.break', message: 'Take a break' }),
    icon: Coffee,
    path: '/profile2/freeze-account',
  },
  {
    id: 'self-exclusion',
    name: msg({ id: 'safer-play.self-exclusion', message: 'Self-exclusion' }),
    icon: Ban,
    path: '?modal=self-exclusion',
  },
  {
    id: 'help',
    name: msg({ id: 'safer-play.help', message: 'Get help' }),
    icon: LifeBuoy,
    path: '/responsible-gambling#help',
  },
];
