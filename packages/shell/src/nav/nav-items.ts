import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModalName } from '@baize/domain/modals';
import type { PageKey } from '@baize/domain/page-paths';
import {
  CalendarDays,
  Cherry,
  Coffee,
  Coins,
  Crown,
  Gift,
  Heart,
  House,
  Plus,
  Radio,
  Search,
  SlidersHorizontal,
  Trophy,
  type LucideIcon,
} from 'lucide-react';

/** Who an item is for (NAV-08). */
export type NavScope = 'user' | 'guest' | 'any';

export type NavTarget = { page: PageKey } | { path: string } | { modal: ModalName };

export interface NavItem {
  id: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  target: NavTarget;
  scope: NavScope;
  /** `action`: the deposit, which stands out in the bar; `wide`: a word that waits for room in the header. */
  variant?: 'action' | 'wide';
}

export interface NavGroup {
  id: string;
  label: MessageDescriptor;
  items: readonly NavItem[];
}

const casino: NavItem = {
  id: 'casino',
  label: msg({ id: 'nav.casino', message: 'Casino' }),
  icon: House,
  target: { page: 'root' },
  scope: 'any',
};
const live: NavItem = {
  id: 'live-casino',
  label: msg({ id: 'nav.live-casino', message: 'Live casino' }),
  icon: Radio,
  target: { path: '/casino/live-casino' },
  scope: 'any',
};
const slots: NavItem = {
  id: 'slots',
  label: msg({ id: 'nav.slots', message: 'Slots' }),
  icon: Cherry,
  target: { path: '/casino/slots' },
  scope: 'any',
};
const favourites: NavItem = {
  id: 'favourites',
  label: msg({ id: 'nav.favourites', message: 'Favourites' }),
  icon: Heart,
  target: { page: 'favorites' },
  scope: 'user',
};
const promotions: NavItem = {
  id: 'promotions',
  label: msg({ id: 'nav.promotions', message: 'Promotions' }),
  icon: Gift,
  target: { page: 'promotions' },
  scope: 'any',
};
const rakeback: NavItem = {
  id: 'rakeback',
  label: msg({ id: 'nav.rakeback', message: 'Rakeback' }),
  icon: CalendarDays,
  target: { modal: 'rakeback' },
  scope: 'any',
};
const cashback: NavItem = {
  id: 'cashback',
  label: msg({ id: 'nav.cashback', message: 'Cashback' }),
  icon: Coins,
  target: { page: 'cashback' },
  scope: 'any',
};
const tournaments: NavItem = {
  id: 'tournaments',
  label: msg({ id: 'nav.tournaments', message: 'Tournaments' }),
  icon: Trophy,
  target: { page: 'tournaments' },
  scope: 'any',
};
const vip: NavItem = {
  id: 'vip-club',
  label: msg({ id: 'nav.vip-club', message: 'VIP club' }),
  icon: Crown,
  target: { path: '/vip-club' },
  scope: 'any',
};
const limits: NavItem = {
  id: 'limits',
  label: msg({ id: 'nav.limits', message: 'Limits' }),
  icon: SlidersHorizontal,
  target: { path: '/profile2/limits' },
  scope: 'any',
};
const takeBreak: NavItem = {
  id: 'break',
  label: msg({ id: 'nav.break', message: 'Take a break' }),
  icon: Coffee,
  target: { path: '/profile2/freeze-account' },
  scope: 'any',
};

/** The side panel, the drawer and the phone’s menu (look §9): nobody has to pass the rewards to stay in control. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    id: 'play',
    label: msg({ id: 'nav.group.play', message: 'Play' }),
    items: [casino, live, slots, favourites],
  },
  {
    id: 'control',
    label: msg({ id: 'nav.group.control', message: 'Stay in control' }),
    items: [limits, takeBreak],
  },
  {
    id: 'rewards',
    label: msg({ id: 'nav.group.rewards', message: 'Rewards' }),
    items: [promotions, rakeback, cashback, tournaments, vip],
  },
];

/** The words of the basic header. */
export const HEADER_ITEMS: readonly NavItem[] = [
  casino,
  live,
  slots,
  promotions,
  tournaments,
  vip,
  { ...rakeback, variant: 'wide' },
  { ...cashback, variant: 'wide' },
];

/** Finding a game; under the thumb on phones, elsewhere at the end of the header. */
export const SEARCH_ITEM: NavItem = {
  id: 'search',
  label: msg({ id: 'nav.search', message: 'Search' }),
  icon: Search,
  target: { modal: 'search' },
  scope: 'any',
};

const deposit: NavItem = {
  id: 'deposit',
  label: msg({ id: 'nav.deposit', message: 'Deposit' }),
  icon: Plus,
  target: { page: 'deposit' },
  scope: 'user',
  variant: 'action',
};

/** The basic bottom bar on phones, the deposit in the middle; its fifth place is the menu. */
export const BOTTOM_BAR_ITEMS: readonly NavItem[] = [
  { ...casino, id: 'lobby', label: msg({ id: 'nav.lobby', message: 'Lobby' }) },
  SEARCH_ITEM,
  deposit,
  {
    ...promotions,
    id: 'promo',
    label: msg({ id: 'nav.promo', message: 'Promo' }),
    scope: 'guest',
  },
  { ...rakeback, id: 'rewards', label: msg({ id: 'nav.rewards', message: 'Rewards' }) },
];
