import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { domainSettings, findEntryControls, mirrorOrigin } from '../../src/mirror-domains.ts';
import { navigateInApp } from '../../src/navigate-in-app.ts';
import { signUpForm } from '../../src/sign-up.ts';
import { findOverflowingText } from '../../src/text-overflow.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';

const NOT_HERE = 'Registration not available in the country';
const LOGIN_OFF = 'Log-in is off on this domain';

/** Every kind of page that offers a visitor to join or to log in where both are open, and some that do not. */
const PAGES = [
  '/casino',
  '/casino/games/harbour-sevens',
  '/profile/favorites',
  '/promotions',
  '/tournaments',
  '/cashback',
  '/vip-club',
  '/freemoney',
  '/contacts',
  '/responsible-gambling',
  '/verify-email',
  '/deposit',
  '/withdraw',
  '/profile',
  '/profile/limits',
  '/profile/freeze-account',
  '/profile/transactions',
  '/terms-and-conditions',
];

const MODALS = [
  'rakeback',
  'forgot-password',
  'reset-password',
  'self-exclusion',
  'reality-check',
  'deposit-limit',
];

test('where joining and logging in are closed no header, page, panel, footer, game or dialog offers them, and the reason stands there [MIR-04]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
  expectAccessible,
}) => {
  test.slow();
  tolerate(/status of 404/);
  await sandbox.overrideSettings(brand, {
    mainDomainConfigs: domainSettings({
      loginOff: true,
      registrationConfigs: [{ country: 'NL', timeWindows: [] }],
    }),
  });
  await spareHost();
  await page.goto(places.spare.url);
  const header = page.getByRole('banner').filter({ visible: true });
  const main = page.getByRole('main');
  const expectNoEntry = async () => {
    await expect(findEntryControls(page, 'login')).toHaveCount(0);
    await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
  };
  await expect(header).toContainText(NOT_HERE);
  await expect(header).toContainText(LOGIN_OFF);
  await expectNoEntry();
  await expect(main.getByText(NOT_HERE).first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(NOT_HERE);
  await expect(footer).toContainText(LOGIN_OFF);
  await expectAccessible();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await navigateInApp(page, path);
      await expect(header).toContainText(NOT_HERE);
      await expectNoEntry();
      if (['/casino/games/harbour-sevens', '/deposit', '/profile/limits'].includes(path))
        await expect(main).toContainText(LOGIN_OFF);
    });
  }
  for (const modal of MODALS) {
    await test.step(modal, async () => {
      await navigateInApp(page, `/?modal=${modal}`);
      await expectNoEntry();
    });
  }
  await test.step('the promotions as they are opened, before anything is pressed', async () => {
    await page.goto(`${places.spare.url}/promotions`);
    await expect(main).toContainText(NOT_HERE);
    await expectNoEntry();
  });
  await page.goto(`${places.spare.url}/?modal=login`);
  await expect(loginForm(page).dialog).toContainText(LOGIN_OFF);
  await expect(loginForm(page).email).toHaveCount(0);
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  await expect(signUpForm(page).dialog).toContainText(NOT_HERE);
  await expect(signUpForm(page).join).toHaveCount(0);

  await page.setViewportSize(WIDTHS[375]);
  await page.goto(places.spare.url);
  await expect(header).toContainText(NOT_HERE);
  await expectNoEntry();
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true });
  await menu.first().click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(findEntryControls(page, 'login')).toHaveCount(0);
  await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
});

test('where log-in or joining is closed to everybody the page as it is sent does not offer it, before any script has run [MIR-04]', async ({
  browser,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  const off = mirrorOrigin(places.spare, 'off');
  const nobody = mirrorOrigin(places.spare, 'nobody');
  await sandbox.overrideSettings(brand, {
    mirrorDomain: [
      { url: off, domainId: 51, settings: domainSettings({ loginOff: true }) },
      {
        url: nobody,
        domainId: 52,
        settings: domainSettings({ registrationConfigs: [{ country: '', timeWindows: [] }] }),
      },
    ],
  });
  await spareHost();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/casino/games/harbour-sevens', '/deposit']) {
    await page.goto(places.spare.url + path);
    await expect(findEntryControls(page, 'login').first()).toBeAttached();
    await page.goto(off + path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(findEntryControls(page, 'login')).toHaveCount(0);
    await page.goto(nobody + path);
    await expect(page.getByRole('banner').filter({ visible: true })).toContainText(NOT_HERE);
    await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
    await expect(findEntryControls(page, 'login').first()).toBeAttached();
  }
  await context.close();
});

test('where the hour or the device is the reason, the page says when or on what it is open; the login stays and leads to no form [MIR-04]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  const other = brand === 'lulu' ? 'desktop' : 'mobile';
  await sandbox.overrideSettings(brand, {
    mainDomainConfigs: domainSettings({
      registrationConfigs: [
        { country: 'NL', timeWindows: [{ from: '22:30', to: '06:00' }] },
        { country: 'DE', timeWindows: [{ from: '00:00', to: '00:00', deviceType: other }] },
      ],
    }),
  });
  await spareHost();
  const header = page.getByRole('banner').filter({ visible: true });
  const main = page.getByRole('main');
  const cases = [
    ['NL', /closed at this hour\. It opens .*23:30.* your time \(.*22:30\sUTC/],
    [
      'DE',
      new RegExp(
        `closed for this kind of device\\. It is open on: ${other === 'mobile' ? 'phone' : 'computer'}\\.`,
      ),
    ],
  ] as const;
  for (const [country, words] of cases) {
    await sandbox.setVisitor({ country });
    await page.goto(places.spare.url);
    await expect(header).toContainText(words);
    await expect(main.getByText(words).first()).toBeVisible();
    await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
    await expectAccessible();
    expect(await findOverflowingText(page)).toEqual([]);
    await header.getByRole('link', { name: 'Log in', exact: true }).click();
    const login = loginForm(page);
    await expect(login.email).toBeVisible();
    await expect(login.dialog).toContainText(words);
    await expect(login.dialog.getByRole('link', { name: 'Create account' })).toHaveCount(0);
  }
});

test('where log-in alone is off one may still join, and the form does not lead to a log-in [MIR-04]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { mainDomainConfigs: domainSettings({ loginOff: true }) });
  await spareHost();
  await page.goto(places.spare.url);
  const header = page.getByRole('banner').filter({ visible: true });
  await expect(findEntryControls(page, 'login')).toHaveCount(0);
  await header.getByRole('link', { name: 'Join' }).click();
  const { dialog, join } = signUpForm(page);
  await expect(join).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test.describe('with nobody at the page', () => {
  test.use({ activity: 'away' });

  test('a page at rest does not go on offering what is closed on its domain [MIR-04]', async ({
    page,
    places,
    brand,
    sandbox,
    spareHost,
  }) => {
    const closed = domainSettings({
      loginOff: true,
      registrationConfigs: [{ country: 'NL', timeWindows: [] }],
    });
    await sandbox.overrideSettings(brand, {
      mirrorDomain: [{ url: mirrorOrigin(places.spare), domainId: 41, settings: closed }],
    });
    await spareHost();
    for (const path of ['/promotions', '']) {
      await page.goto(mirrorOrigin(places.spare) + path);
      const header = page.getByRole('banner').filter({ visible: true });
      await expect(header).toContainText(NOT_HERE);
      await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
      await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
    }
    for (const words of [NOT_HERE, LOGIN_OFF])
      await expect(page.getByRole('contentinfo')).toContainText(words);
    await page.goto(places.spare.url);
    await expect(findEntryControls(page, 'sign-up').first()).toBeVisible();
  });
});
