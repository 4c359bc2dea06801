import { useReducedPressure } from '@baize/player/reduced-pressure';
import { CircleCheck, CircleMinus, Gift, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import * as styles from './day-icon.css.ts';
import type { DayAppearance } from './weeks.ts';

const ICONS: Record<DayAppearance, LucideIcon | null> = {
  locked: Lock,
  empty: null,
  claimable: Gift,
  pending: Gift,
  waiting: null,
  'last-chance': Hourglass,
  claimed: CircleCheck,
  missed: CircleMinus,
};

export function DayIcon({ look, size }: { look: DayAppearance; size?: number }) {
  const calm = useReducedPressure();
  const Icon = calm && look === 'last-chance' ? Gift : ICONS[look];
  if (!Icon) return null;
  return <Icon className={styles.icon[look]} size={size ?? (look === 'locked' ? 15 : 17)} aria-hidden />;
}
