import { useCalm } from '@baize/shell/calm';
import { CircleCheck, CircleMinus, Gift, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import * as styles from './day-icon.css.ts';
import type { DayLook } from './weeks.ts';

const ICONS: Record<DayLook, LucideIcon | null> = {
  locked: Lock,
  empty: null,
  claimable: Gift,
  pending: Gift,
  waiting: null,
  'last-chance': Hourglass,
  claimed: CircleCheck,
  missed: CircleMinus,
};

export function DayIcon({ look, size }: { look: DayLook; size?: number }) {
  const calm = useCalm();
  const Icon = calm && look === 'last-chance' ? Gift : ICONS[look];
  if (!Icon) return null;
  return <Icon className={styles.icon[look]} size={size ?? (look === 'locked' ? 15 : 17)} aria-hidden />;
}
