import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NavTarget } from './nav-items.ts';

export interface FooterColumn {
  label: MessageDescriptor;
  links: readonly {
    label: MessageDescriptor;
    target: NavTarget;
    /** For players alone; without it for everybody. */
    scope?: 'user';
  }[];
}

/** The foot of every page (look §9). */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    label: msg({ id: 'nav.casino', message: 'Casino' }),
    links: [
      {
        label: msg({ id: 'footer.all-games', message: 'All games' }),
        target: { page: 'casino' },
      },
      {
        label: msg({ id: 'nav.live-casino', message: 'Live casino' }),
        target: { path: '/casino/live-casino' },
      },
      {
        label: msg({ id: 'footer.providers', message: 'Providers' }),
        target: { page: 'providers' },
      },
      {
        label: msg({ id: 'nav.tournaments', message: 'Tournaments' }),
        target: { page: 'tournaments' },
      },
      {
        label: msg({ id: 'nav.withdraw', message: 'Withdraw' }),
        target: { page: 'withdraw' },
        scope: 'user',
      },
      {
        // Whoever may not play finds their money and their history in one press, on every page.
        label: msg({ id: 'account.transactions', message: 'Transactions' }),
        target: { page: 'transactions' },
        scope: 'user',
      },
    ],
  },
  {
    label: msg({ id: 'nav.group.rewards', message: 'Rewards' }),
    links: [
      {
        label: msg({ id: 'nav.promotions', message: 'Promotions' }),
        target: { page: 'promotions' },
      },
      {
        label: msg({ id: 'nav.rakeback', message: 'Rakeback' }),
        target: { modal: 'rakeback' },
      },
      {
        label: msg({ id: 'nav.cashback', message: 'Cashback' }),
        target: { page: 'cashback' },
      },
      {
        label: msg({ id: 'nav.vip-club', message: 'VIP club' }),
        target: { path: '/vip-club' },
      },
    ],
  },
  {
    label: msg({ id: 'footer.legal', message: 'Legal' }),
    links: [
      {
        label: msg({ id: 'legal.terms', message: 'Terms and conditions' }),
        target: { path: '/terms-and-conditions' },
      },
      {
        label: msg({ id: 'legal.privacy', message: 'Privacy policy' }),
        target: { path: '/privacy-policy' },
      },
      {
        label: msg({ id: 'legal.aml', message: 'AML policy' }),
        target: { path: '/aml-policy' },
      },
      {
        label: msg({ id: 'legal.bonus-terms', message: 'Bonus terms' }),
        target: { path: '/bonus-terms' },
      },
      {
        label: msg({ id: 'legal.kyc-refund', message: 'KYC and refund policy' }),
        target: { path: '/kyc-refund-policy' },
      },
      {
        label: msg({ id: 'legal.use', message: 'Legal use of the website' }),
        target: { path: '/legal-use-of-website' },
      },
      {
        label: msg({ id: 'genuine.title', message: 'Is this the genuine site?' }),
        target: { path: '/genuine-site' },
      },
      {
        label: msg({ id: 'nav.contacts', message: 'Contacts' }),
        target: { path: '/contacts' },
      },
    ],
  },
];
