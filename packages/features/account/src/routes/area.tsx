import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LazySlot } from '@baize/shell/lazy-slot';
import { PathLink, usePagePath } from '@baize/shell/links';
import type { PageHandle } from '@baize/shell/page-handle';
import { NotFound } from '@baize/shell/page-error';
import { pageColumn } from '@baize/shell/page-column';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import { PageHead } from '@baize/shell/page-head';
import { Slot } from '@baize/shell/slot';
import { linkClass } from '@baize/ui/link';
import { MoneyPage } from '../money/money-page.tsx';
import { AccountTabs } from '../layout/account-tabs.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { card, clubPlace, passwordPage, sessionsPlace, title } from './area.css.ts';

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
  'change-password': msg({ id: 'account.change-password', message: 'Change your password' }),
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
  if (name === 'change-password') return <PasswordPage name={i18n._(page)} />;
  if (name === 'vip-club') return <ClubPage name={i18n._(page)} />;
  const money = MONEY_PAGES[name];
  if (money) return <MoneyPage name={i18n._(page)} view={money} />;
  const own = OWN_PAGES[name];
  return own ? <AccountPage name={i18n._(page)} view={own} /> : <NotFound />;
}

/** The form is the session's; the brand puts it here. */
function PasswordPage({ name }: { name: string }) {
  return (
    <div className={`${pageColumn} ${passwordPage}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      <AccountTabs here="password" />
      <div className={card}>
        <Slot name="account.change-password" />
      </div>
      <LazySlot name="account.sessions" fallback={<div className={sessionsPlace} />} />
    </div>
  );
}

/** Where the player stands in the club; what the club is has a page of its own. */
function ClubPage({ name }: { name: string }) {
  return (
    <div className={`${pageColumn} ${passwordPage}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      <LazySlot name="club.status" fallback={<div className={clubPlace} />} />
      <p>
        <PathLink to="/vip-club" className={linkClass}>
          <Trans id="account.vip-club.about">What the club is and what it does not change</Trans>
        </PathLink>
      </p>
    </div>
  );
}
