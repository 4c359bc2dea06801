import { expect, START, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { domainSettings, fetchHandoverCode, mirrorOrigin } from '../../src/mirror-domains.ts';
import { findBalance } from '../../src/rewards.ts';
import { collectBodies, recordTokenLeaks } from '../../src/session.ts';

const DAY = 86_400_000;
const BALANCE = '€18,420.75';

test('a signed-in player goes on at another official address; neither code nor token is in any address, referrer or store [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  signInAs,
  keptToken,
  tolerate,
  expectAccessible,
}) => {
  // Back at the first address its session has ended.
  tolerate(/status of 403/);
  const home = places.spare.url;
  const mirror = mirrorOrigin(places.spare);
  await sandbox.overrideSettings(brand, {
    casinoOrigin: home,
    mirrorDomain: [{ url: mirror, domainId: 41, settings: domainSettings() }],
  });
  await spareHost();
  await signInAs('vip', home);
  const leaks = await recordTokenLeaks(page);
  const sent = collectBodies(page, '/api/user/handover/session');
  await page.goto(`${home}/genuine-site`);
  await expect(page.getByText('You are here')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Go on there, logged in' }).click();

  await expect(page).toHaveURL(`${mirror}/genuine-site`);
  await expect(findBalance(page, BALANCE)).toBeAttached();
  await expect(loginForm(page).dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'is on the official list' })).toBeVisible();
  const code = String(sent[0]?.['code']);
  const token = JSON.parse((await keptToken()) ?? 'null') as string;
  expect([code, token].map((secret) => secret.length)).toEqual([43, 43]);
  const seen = [...(await leaks.addresses()), ...leaks.requests.filter((words) => !words.startsWith('{'))];
  expect(seen.filter((words) => words.includes(code) || words.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(window.sessionStorage)))).not.toContain(
    code,
  );
  const bodies = leaks.requests.filter((words) => words.includes(code));
  expect(bodies).toEqual([JSON.stringify({ code })]);
  // A reload keeps the session; what lies behind in the history has no code either.
  await page.reload();
  await expect(findBalance(page, BALANCE)).toBeAttached();
  await page.goBack();
  // Its session ended with the move, which the page says once it has heard of it.
  await expect(page).toHaveURL((url) => url.href.replace(/\?modal=login$/, '') === `${home}/genuine-site`);
});

test('at an address that closes a player is told until when, and is taken to one that stays, to the same page [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  signInAs,
  expectAccessible,
}) => {
  const home = places.spare.url;
  const mirror = mirrorOrigin(places.spare);
  const closesAt = new Date(Date.parse(START) + DAY).toISOString();
  await sandbox.overrideSettings(brand, {
    casinoOrigin: home,
    mirrorDomain: [{ url: mirror, domainId: 41, settings: domainSettings(), closesAt }],
  });
  await spareHost();
  await signInAs('vip', mirror);
  await page.goto(`${mirror}/cashback`);
  const notice = page.getByRole('status').filter({ hasText: 'This address closes' });
  await expect(notice).toContainText(/21 Nov.*18:17.* your time \(.*17:17\sUTC/);
  const goOn = notice.getByRole('button', { name: `Go on at ${new URL(home).host}` });
  await expect(goOn).toBeVisible();
  await expectAccessible();
  await goOn.click();
  await expect(page).toHaveURL(`${home}/cashback`);
  await expect(findBalance(page, BALANCE)).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('a code that is used, too old or for another address is explained, and the ordinary log-in is there; one sent by others is not used unasked [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 422/);
  const home = places.spare.url;
  const mirror = mirrorOrigin(places.spare);
  await sandbox.overrideSettings(brand, {
    casinoOrigin: home,
    mirrorDomain: [{ url: mirror, domainId: 41, settings: domainSettings() }],
  });
  await spareHost();
  const login = loginForm(page);
  const token = await sandbox.signIn('vip');
  const takeCode = (target: string) => fetchHandoverCode(places.sandbox, { brand, token, target });
  // Not from a page of the brand: a link in a message, say.
  const arrive = async (code: string) => {
    await page.goto('about:blank');
    await page.goto(`${mirror}/handover#code=${code}&to=%2Fcasino`);
    await expect(page).toHaveURL(`${mirror}/casino?modal=login`);
    await expect(login.dialog).toContainText('only if you have just chosen this address');
    await expect(login.email).toBeVisible();
    await login.dialog.getByRole('button', { name: 'Use the code' }).click();
  };
  const expectRefused = async (words: string) => {
    await expect(login.dialog.getByRole('alert')).toContainText(words);
    await expect(login.email).toBeVisible();
    await expectAccessible('[role=dialog]');
  };

  await arrive(await takeCode(home));
  await expectRefused('is for another address');
  const late = await takeCode(mirror);
  await sandbox.advance(60_000);
  await arrive(late);
  await expectRefused('used before or is too old');
  await arrive('no-such-code');
  await expectRefused('used before or is too old');
  await page.reload();
  await expect(login.email).toBeVisible();
  await expect(login.dialog).not.toContainText('The code you came with');
  await login.fillInAs('depositor');
  await expect(login.dialog).toBeHidden();
  await expect(findBalance(page, '€248.50')).toBeAttached();

  // Whoever is signed in stays who they are, and the code is not used.
  await page.goto(`${mirror}/handover#code=${await takeCode(mirror)}&to=%2Fcasino`);
  await expect(findBalance(page, '€248.50')).toBeAttached();
  await expect(login.dialog).toHaveCount(0);
});
