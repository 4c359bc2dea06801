import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PathLink, usePagePath } from '@baize/links';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { LazySlot, Slot } from '@baize/page/slot';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import { NotFound } from '@baize/shell/page-error';
import type { PageHandle } from '@baize/shell/page-handle';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { useId } from 'react';
import { MoneyPage } from '../pages/money-page.tsx';
import { AccountTabs } from '../layout/account-tabs.tsx';
import { AccountPage } from '../pages/account-page.tsx';
import { LazySettings } from '../pages/lazy-settings.tsx';
import {
  card,
  cardTitle,
  clubPlace,
  passwordPage,
  placeOf,
  settingsColumn,
  settingsColumns,
  title,
} from './area.css.ts';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

/** The pages of the player's own area, by the last part of their path (S2 §2, both styles). */
const PAGES: Record<string, MessageDescriptor> = {
  profile: msg({ id: 'nav.profile', message: 'Profile' }),
  account: msg({ id: 'account.my-profile', message: 'My profile' }),
  'edit-profile': msg({ id: 'account.my-profile', message: 'My profile' }),
  'my-profile': msg({ id: 'account.my-profile', message: 'My profile' }),
  transactions: msg({ id: 'account.transactions', message: 'Transactions' }),
  balance: msg({ id: 'nav.balance', message: 'Balance' }),
  verify: msg({ id: 'account.verification', message: 'Verification' }),
  verification: msg({ id: 'account.verification', message: 'Verification' }),
  'vip-club': msg({ id: 'nav.vip-club', message: 'VIP club' }),
  'my-history': msg({ id: 'account.transactions', message: 'Transactions' }),
  'change-password': msg({ id: 'account.settings', message: 'Settings' }),
};

/** Those about the player's money; in the basic style the balance is what the area opens with (NAV-04). */
const MONEY_PAGES: Record<string, 'balance' | 'records'> = {
  profile: 'balance',
  balance: 'balance',
  transactions: 'records',
  'my-history': 'records',
};

/** Those about the player themselves. */
const OWN_PAGES: Record<string, 'profile' | 'verification'> = {
  account: 'profile',
  'edit-profile': 'profile',
  'my-profile': 'profile',
  verify: 'verification',
  verification: 'verification',
};

export const handle: PageHandle = { words: 'later' };

export default function AccountArea() {
  const { i18n } = useLingui();
  const name = usePagePath().replace(/^.*\//, '');
  const page = PAGES[name];
  if (!page) return <NotFound />;
  if (name === 'change-password') return <SettingsPage name={i18n._(page)} />;
  if (name === 'vip-club') return <ClubPage name={i18n._(page)} />;
  const money = MONEY_PAGES[name];
  if (money) return <MoneyPage name={i18n._(page)} view={money} />;
  const own = OWN_PAGES[name];
  return own ? <AccountPage name={i18n._(page)} view={own} /> : <NotFound />;
}

/** The password's form and the log-ins are the session's; the brand puts them here. */
function SettingsPage({ name }: { name: string }) {
  const heading = useId();
  return (
    <div className={`${pageColumn} ${passwordPage}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      <AccountTabs here="settings" />
      {/* In the order of a phone; where there is room, each column goes on by itself. */}
      <div className={settingsColumns}>
        <div className={settingsColumn}>
          <Card as="section" className={card} aria-labelledby={heading}>
            <h2 id={heading} className={cardTitle}>
              <Trans id="account.change-password">Change your password</Trans>
            </h2>
            <Slot name="account.change-password" />
          </Card>
          <LazySlot name="account.two-step" fallback={<div className={placeOf['two-step']} />} />
          <LazySettings part="contact" fallback={<div className={placeOf.contact} />} />
        </div>
        <div className={settingsColumn}>
          <LazySettings part="notifications" fallback={<div className={placeOf.notifications} />} />
          <LazySlot name="account.sessions" fallback={<div className={placeOf.sessions} />} />
          <LazySettings part="data-copy" fallback={<div className={placeOf['data-copy']} />} />
        </div>
      </div>
    </div>
  );
}

/** Where the player stands in the club; what the club is has a page of its own. */
function ClubPage({ name }: { name: string }) {
  return (
    <div className={`${pageColumn} ${passwordPage}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      <AccountTabs here={null} />
      <LazySlot name="club.status" fallback={<div className={clubPlace} />} />
      <p>
        <PathLink to="/vip-club" className={linkClass}>
          <Trans id="account.vip-club.about">What the club is and what it does not change</Trans>
        </PathLink>
      </p>
    </div>
  );
}
