import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NavTarget } from './nav-items.ts';

export interface FooterColumn {
  id: string;
  label: MessageDescriptor;
  links: readonly { id: string; label: MessageDescriptor; target: NavTarget }[];
}

/** The foot of every page (look §9). */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    id: 'casino',
    label: msg({ id: 'nav.casino', message: 'Casino' }),
    links: [
      {
        id: 'games',
        label: msg({ id: 'footer.all-games', message: 'All games' }),
        target: { page: 'casino' },
      },
      {
        id: 'live',
        label: msg({ id: 'nav.live-casino', message: 'Live casino' }),
        target: { path: '/casino/live-casino' },
      },
      {
        id: 'providers',
        label: msg({ id: 'footer.providers', message: 'Providers' }),
        target: { page: 'providers' },
      },
      {
        id: 'tournaments',
        label: msg({ id: 'nav.tournaments', message: 'Tournaments' }),
        target: { page: 'tournaments' },
      },
    ],
  },
  {
    id: 'rewards',
    label: msg({ id: 'nav.group.rewards', message: 'Rewards' }),
    links: [
      {
        id: 'promotions',
        label: msg({ id: 'nav.promotions', message: 'Promotions' }),
        target: { page: 'promotions' },
      },
      {
        id: 'rakeback',
        label: msg({ id: 'nav.rakeback', message: 'Rakeback' }),
        target: { modal: 'rakeback' },
      },
      {
        id: 'cashback',
        label: msg({ id: 'nav.cashback', message: 'Cashback' }),
        target: { page: 'cashback' },
      },
      {
        id: 'vip',
        label: msg({ id: 'nav.vip-club', message: 'VIP club' }),
        target: { path: '/vip-club' },
      },
    ],
  },
  {
    id: 'legal',
    label: msg({ id: 'footer.legal', message: 'Legal' }),
    links: [
      {
        id: 'terms',
        label: msg({ id: 'legal.terms', message: 'Terms and conditions' }),
        target: { path: '/terms-and-conditions' },
      },
      {
        id: 'privacy',
        label: msg({ id: 'legal.privacy', message: 'Privacy policy' }),
        target: { path: '/privacy-policy' },
      },
      {
        id: 'aml',
        label: msg({ id: 'legal.aml', message: 'AML policy' }),
        target: { path: '/aml-policy' },
      },
      {
        id: 'bonus-terms',
        label: msg({ id: 'legal.bonus-terms', message: 'Bonus terms' }),
        target: { path: '/bonus-terms' },
      },
      {
        id: 'kyc',
        label: msg({ id: 'legal.kyc-refund', message: 'KYC and refund policy' }),
        target: { path: '/kyc-refund-policy' },
      },
      {
        id: 'use',
        label: msg({ id: 'legal.use', message: 'Legal use of the website' }),
        target: { path: '/legal-use-of-website' },
      },
      {
        id: 'genuine',
        label: msg({ id: 'genuine.title', message: 'Is this the genuine site?' }),
        target: { path: '/genuine-site' },
      },
      {
        id: 'contacts',
        label: msg({ id: 'nav.contacts', message: 'Contacts' }),
        target: { path: '/contacts' },
      },
    ],
  },
];
