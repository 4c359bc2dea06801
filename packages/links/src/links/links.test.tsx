import type { PageKey } from '@baize/domain/page-paths';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageTestProviders, type PageTestProvidersProps } from '@baize/page/testing';
import { recentPaths } from '../back/recent-paths.ts';
import { PageLink, PathLink } from './links.ts';
import { useBackTarget } from '../back/use-back-target.ts';

beforeEach(() => recentPaths.clear());
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function show(links: ReactNode, parts: Omit<PageTestProvidersProps, 'children'> = {}) {
  render(
    <PageTestProviders {...parts}>
      {links}
      <Address />
    </PageTestProviders>,
  );
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const page = (to: PageKey) => <PageLink to={to}>{to}</PageLink>;

test('links go to the settings’ addresses, in the page’s language [NAV-02]', () => {
  show([page('cashback'), page('promotions'), page('casino'), page('tournaments')], {
    locale: 'de',
    url: '/de',
    settings: {
      pageUrlSetup: [
        { key: 'cashback', href: '/my-cash?from=nav' },
        { key: 'promotions', href: 'https://promo.example/all' },
        { key: 'tournaments', href: 'javascript:alert(1)' },
      ],
    },
  });
  expect(hrefs()).toEqual([
    '/de/my-cash?from=nav',
    'https://promo.example/all',
    '/de/casino',
    '/de/tournaments',
  ]);
});

test('a page the settings do not name has no link [NAV-01]', () => {
  show([page('cashback'), page('casino')], { settings: { pageKeys: ['casino'] } });
  expect(hrefs()).toEqual(['/casino']);
});

test.each([
  ['?modal=rakeback&from=nav', '/casino'],
  ['/?modal=rakeback&from=nav', '/casino'],
  ['/?modal=rakeback&from=nav', '/design/casino'],
])('a shallow address of modals, %s, opens them over %s and keeps its query [NAV-02]', async (href, path) => {
  show(page('cashback'), {
    url: `${path}?cpnc=7`,
    settings: { pageUrlSetup: [{ key: 'cashback', href, shallow: true }] },
  });
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(`${path}?cpnc=7&from=nav&modal=rakeback`),
  );
});

test('an address of modals on the root page that is not shallow leads there [NAV-02]', () => {
  show(page('cashback'), {
    url: '/de/casino',
    locale: 'de',
    settings: { pageUrlSetup: [{ key: 'cashback', href: '/?modal=rakeback' }] },
  });
  expect(hrefs()).toEqual(['/de?modal=rakeback']);
});

test('in the design variant every link of the app stays in it, in any language [NAV-05]', () => {
  show(
    [
      page('root'),
      page('casino'),
      <PathLink key="vip" to="/vip">
        VIP
      </PathLink>,
      page('promotions'),
    ],
    {
      locale: 'de',
      url: '/de/design/cashback',
      settings: { pageUrlSetup: [{ key: 'promotions', href: 'https://promo.example/' }] },
    },
  );
  expect(hrefs()).toEqual(['/de/design', '/de/design/casino', '/de/design/vip', 'https://promo.example/']);
});

test.each([
  ['basic', ['/profile/edit-profile', '/profile/verify', '/profile/limits', '/profile/freeze-account']],
  ['panel', ['/account', '/account/verification', '/profile2/limits', '/profile2/freeze-account']],
] as const)('%s navigation links the pages of its own area [NAV-01] [NAV-04]', (navigation, expected) => {
  const verification = navigation === 'basic' ? 'verification' : 'verification2';
  show(
    [
      page('edit-profile'),
      page(verification),
      <PathLink key="limits" to={navigation === 'basic' ? '/profile2/limits' : '/profile/limits'}>
        Limits
      </PathLink>,
      <PathLink key="break" to="/profile2/freeze-account">
        Break
      </PathLink>,
    ],
    { settings: { navigation } },
  );
  expect(hrefs()).toEqual(expected);
});

function Back() {
  return <p data-testid="back">{useBackTarget(['/casino/games'])}</p>;
}

test('back leads to the newest place that is not left out, and nowhere in a fresh tab [NAV-09]', () => {
  recentPaths.set(['/cashback', '/casino/slots?page=2', '/casino/games/reef', '/casino/games/dusk']);
  show(<Back />, { url: '/casino/games/dusk?modal=login' });
  expect(screen.getByTestId('back').textContent).toBe('/casino/slots?page=2');
  cleanup();
  recentPaths.clear();
  show(<Back />);
  expect(screen.getByTestId('back').textContent).toBe('');
});
