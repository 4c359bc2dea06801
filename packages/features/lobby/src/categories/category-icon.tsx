import {
  Building2,
  Cherry,
  Flame,
  Grid3x3,
  LayoutGrid,
  Radio,
  Spade,
  Sparkles,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** The icons the platform may name for a category; another name has the common one. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'building-2': Building2,
  cherry: Cherry,
  flame: Flame,
  'layout-grid': LayoutGrid,
  radio: Radio,
  spade: Spade,
  sparkles: Sparkles,
  trophy: Trophy,
  zap: Zap,
};

/** A category's sign, beside its name. */
export function CategoryIcon({ name }: { name: string | null }) {
  const Icon = (Object.hasOwn(ICONS, name ?? '') ? ICONS[name ?? ''] : undefined) ?? Grid3x3;
  return <Icon aria-hidden />;
}
