import { usePage } from '@baize/page';
import { useSession } from '@baize/player/session';
import type { NavItem, NavTarget, NavScope } from './nav-items.ts';

/** Whether a place exists here: the settings name the default pages a brand has (NAV-01). */
export function useHasPage(): (target: NavTarget) => boolean {
  const { settings } = usePage();
  return (target) => !('page' in target) || settings.pageKeys.includes(target.page);
}

/** Whether an item is offered to the one at the screen; until that is known, to a guest (NAV-08). */
export function useIsNavItemVisible(): (item: NavItem) => boolean {
  const viewer: NavScope = useSession().phase === 'signed-in' ? 'user' : 'guest';
  const hasPage = useHasPage();
  return ({ scope, target }) => (scope === 'any' || scope === viewer) && hasPage(target);
}

export function useNavItems(items: readonly NavItem[]): readonly NavItem[] {
  return items.filter(useIsNavItemVisible());
}
