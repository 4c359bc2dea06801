import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Ban, Coffee, LifeBuoy, SlidersHorizontal, type LucideIcon } from 'lucide-react';

/** One way of staying in control, and where it is done. */
export interface Tool {
  id: 'limits' | 'break' | 'self-exclusion' | 'help';
  name: MessageDescriptor;
  /** What it is, and what to do while its own page is not open. */
  text: MessageDescriptor;
  icon: LucideIcon;
  path: string;
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'limits',
    name: msg({ id: 'safer-play.limits', message: 'Set limits' }),
    text: msg({
      id: 'safer-play.limits.text',
      message:
        'A ceiling on what you deposit, lose or stake, and on how long you play. The page for it is not open yet. Until then, write to support and ask for a limit, or set one with your bank or card issuer.',
    }),
    icon: SlidersHorizontal,
    path: '/profile2/limits',
  },
  {
    id: 'break',
    name: msg({ id: 'safer-play.break', message: 'Take a break' }),
    text: msg({
      id: 'safer-play.break.text',
      message:
        'Some days away from play. The page for it is not open yet. Until then, log out, write to support and ask for your account to be closed to play for a time.',
    }),
    icon: Coffee,
    path: '/profile2/freeze-account',
  },
  {
    id: 'self-exclusion',
    name: msg({ id: 'safer-play.self-exclusion', message: 'Self-exclusion' }),
    text: msg({
      id: 'safer-play.self-exclusion.text',
      message:
        'To stop right now, write to support that you want your account closed because of gambling. Say for how long, or for good, and ask for what is left to be paid out. Many countries also keep a register that shuts you out everywhere at once.',
    }),
    icon: Ban,
    path: '/responsible-gambling#self-exclusion',
  },
  {
    id: 'help',
    name: msg({ id: 'safer-play.help', message: 'Get help' }),
    text: msg({
      id: 'safer-play.help.text',
      message:
        'Talking helps. Your doctor and the independent gambling helpline of your country listen in confidence, and most helplines cost nothing. They have nothing to do with us. If you are in danger, call the emergency number.',
    }),
    icon: LifeBuoy,
    path: '/responsible-gambling#help',
  },
];
