import { expect, START, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { domainSettings, findEntryControls, mirrorOrigin } from '../../src/mirror-domains.ts';
import { collectBodies } from '../../src/session.ts';
import { signUpForm } from '../../src/sign-up.ts';

const MINUTE = 60_000;
const SIGN_UP = '/api/user/sign-up';
const NOT_HERE = 'Registration not available in the country';

test('the host picks its own rules and the id that a sign-up carries; the main domain has its own, and no other host is answered [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
}) => {
  tolerate(/status of 421/);
  const open = mirrorOrigin(places.spare, 'open');
  const closed = mirrorOrigin(places.spare, 'closed');
  await sandbox.overrideSettings(brand, {
    mirrorDomain: [
      { url: open, domainId: 41, settings: domainSettings() },
      {
        url: closed,
        domainId: 42,
        settings: domainSettings({
          loginOff: true,
          registrationConfigs: [{ country: 'NL', timeWindows: [] }],
        }),
      },
    ],
    mainDomainConfigs: domainSettings({ loginOff: true }),
  });
  await spareHost();
  const bodies = collectBodies(page, SIGN_UP);
  const { dialog, fillInAs, join, terms } = signUpForm(page);
  const login = loginForm(page);

  await page.goto(`${closed}/?modal=sign-up`);
  await expect(dialog).toContainText(NOT_HERE);
  await page.goto(`${closed}/?modal=login`);
  await expect(login.dialog).toContainText('Log-in is off on this domain');

  await page.goto(`${open}/?modal=sign-up`);
  await fillInAs('mirror@example.com');
  await terms.check();
  await join.click();
  await expect(login.email).toHaveValue('mirror@example.com');
  expect(bodies).toMatchObject([{ mirrorDomainFk: 41 }]);

  const answer = await page.goto(`${mirrorOrigin(places.spare, 'unknown')}/?modal=login`);
  expect(answer?.status()).toBe(421);
  await expect(page.locator('body')).toHaveText('This site does not answer at this address.');

  await page.goto(`${places.spare.url}/?modal=login`);
  await expect(login.dialog).toContainText('Log-in is off on this domain');
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  await expect(join).toBeVisible();
  await fillInAs('main@example.com');
  await terms.check();
  await join.click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies.at(-1)).toMatchObject({ mirrorDomainFk: null });
});

test('registration is open or closed by the visitor’s country, the hour in its zone and the device; what cannot be read is closed and logged [MIR-02]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  const other = brand === 'lulu' ? 'desktop' : 'mobile';
  await sandbox.overrideSettings(brand, {
    mainDomainConfigs: domainSettings({
      registrationConfigs: [
        { country: 'NL', timeWindows: [{ from: '22:00', to: '17:18' }] },
        { country: 'SE', timeWindows: [{ from: '17:00', to: '18:00', zone: 'Europe/Stockholm' }] },
        { country: 'FI', timeWindows: [{ from: '18:00', to: '19:00', zone: 'Europe/Stockholm' }] },
        { country: 'DE', timeWindows: [] },
        { country: 'NO', timeWindows: [{ from: '00:00', to: '00:00', deviceType: other }] },
        { country: 'BE', timeWindows: [{ from: '25:00', to: '18:00' }] },
      ],
    }),
  });
  await spareHost();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const { dialog, join } = signUpForm(page);
  const expectForm = async (country: string, at: string, words: string | RegExp | null) => {
    await test.step(`${country} at ${at}`, async () => {
      await sandbox.freeze(`2026-11-20T${at}Z`);
      await sandbox.setVisitor({ country });
      await page.goto(`${places.spare.url}/?modal=sign-up`);
      if (words === null) await expect(join).toBeVisible();
      else {
        await expect(dialog).toContainText(words);
        await expect(join).toHaveCount(0);
      }
    });
  };
  // Over midnight, by UTC: from the first minute on, up to the last and not beyond.
  await expectForm('NL', '17:17:20', null);
  await expectForm('NL', '17:18:00', /closed at this hour\. It opens .*23:00.* your time \(.*22:00\sUTC/);
  await expectForm('NL', '21:59:10', /closed at this hour/);
  await expectForm('NL', '22:00:00', null);
  // The zone that the window names: 18:17 there.
  await expectForm('SE', '17:17:20', /closed at this hour/);
  await expectForm('FI', '17:17:20', null);
  await expectForm('DE', '17:17:20', NOT_HERE);
  await expectForm('AT', '17:17:20', null);
  await expectForm('NO', '17:17:20', `It is open on: ${other === 'desktop' ? 'computer' : 'phone'}.`);
  await page.goto(`${places.spare.url}/?userDeviceType=${other}&modal=sign-up`);
  await expect(join).toBeVisible();
  expect(warnings.filter((words) => words.includes('cannot be read'))).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await expectForm('BE', '17:17:20', NOT_HERE);
  await expect
    .poll(() => warnings.filter((words) => words.includes('cannot be read')).length)
    .toBeGreaterThan(0);
});

test('an open form learns within the minute that its window has closed and says so before anything is sent; once it opens again the form goes on [MIR-03]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  await page.clock.install({ time: START });
  await sandbox.overrideSettings(brand, {
    mainDomainConfigs: domainSettings({
      registrationConfigs: [
        {
          country: 'NL',
          timeWindows: [
            { from: '08:00', to: '17:19' },
            { from: '17:25', to: '23:00' },
          ],
        },
      ],
    }),
  });
  await spareHost();
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  const { dialog, field, fillInAs, join, terms } = signUpForm(page);
  await fillInAs('late@example.com');
  await terms.check();
  await expect(join).toHaveAttribute('aria-disabled', 'false');
  const bodies = collectBodies(page, SIGN_UP);
  // At the beginning of the form, far from its button.
  await field('First name').focus();

  // From 17:17:19 or little later to the first minute after 17:19.
  await sandbox.advance(2 * MINUTE);
  await page.clock.fastForward(MINUTE);
  await page.clock.fastForward(MINUTE);
  await expect(dialog.getByRole('alert')).toContainText(
    /Registration is closed at this hour\. It opens .*18:25.* your time \(.*17:25\sUTC/,
  );
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible('[role=dialog]');
  await field('First name').press('Enter');
  expect(bodies).toEqual([]);
  await expect(field('First name')).toHaveValue('Ann');
  // Header and page under the form have learned it too.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').filter({ visible: true })).toContainText('It opens');
  await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);

  await sandbox.advance(6 * MINUTE);
  for (let minute = 0; minute < 6; minute += 1) await page.clock.fastForward(MINUTE);
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).filter({ visible: true }).click();
  await expect(dialog.getByText('Registration is closed')).toHaveCount(0);
  await expect(field('First name')).toBeVisible();
});

test('a window over midnight is watched live: open into the new day, closed at its end, open again at night [MIR-02] [MIR-03] [MIR-04]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  const now = '2026-11-20T23:57:19.000Z';
  await sandbox.reset({ mode: 'live', now });
  await page.clock.install({ time: now });
  await sandbox.overrideSettings(brand, {
    mainDomainConfigs: domainSettings({
      registrationConfigs: [{ country: 'NL', timeWindows: [{ from: '22:00', to: '00:05' }] }],
    }),
  });
  await spareHost();
  /** Lets so many minutes pass, for the platform and the page alike. */
  const pass = async (minutes: number, step = 1) => {
    for (let minute = 0; minute < minutes; minute += step) {
      await sandbox.advance(step * MINUTE);
      await page.clock.fastForward(step * MINUTE);
    }
  };
  const header = page.getByRole('banner').filter({ visible: true });
  const join = header.getByRole('link', { name: 'Join' }).filter({ visible: true });
  const form = signUpForm(page);
  await page.goto(places.spare.url);
  await join.click();
  await form.fillInAs('midnight@example.com');
  await form.terms.check();

  await test.step('00:00 does not close what is open until 00:05', async () => {
    await pass(4);
    expect(await page.evaluate(() => new Date().getUTCDate())).toBe(21);
    await expect(form.join).toHaveAttribute('aria-disabled', 'false');
    await expect(form.dialog.getByText('Registration is closed')).toHaveCount(0);
  });
  await test.step('at 00:05 form, header, page and footer say until when', async () => {
    await pass(5);
    const until = /Registration is closed at this hour\. It opens .*23:00.* your time \(.*22:00\sUTC/;
    await expect(form.dialog.getByRole('alert')).toContainText(until);
    await expect(form.join).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    for (const part of [header, page.getByRole('main'), page.getByRole('contentinfo')])
      await expect(part).toContainText(until);
    await expect(findEntryControls(page, 'sign-up')).toHaveCount(0);
  });
  await test.step('at 22:00 one may join again', async () => {
    await pass(21 * 60 + 40, 20);
    await expect(join).toHaveCount(0);
    await pass(15);
    await join.click();
    await expect(form.join).toBeVisible();
    await expect(form.dialog.getByText('Registration is closed')).toHaveCount(0);
  });
});
