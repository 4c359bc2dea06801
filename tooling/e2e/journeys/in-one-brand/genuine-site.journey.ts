import { expect, test } from '../../src/journey.ts';
import { domainSettings, fetchOfficialList, mirrorOrigin } from '../../src/mirror-domains.ts';
import { findOverflowingText } from '../../src/text-overflow.ts';

const DAY = 86_400_000;
const GENUINE = 'is on the official list';

test('the page about the genuine site is reached from the footer and the help, and says whether this address is on the signed list [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  const mirror = mirrorOrigin(places.spare);
  await sandbox.overrideSettings(brand, {
    casinoOrigin: 'https://casino.example',
    mirrorDomain: [{ url: mirror, domainId: 41, settings: domainSettings() }],
  });
  await spareHost();
  await page.goto(mirror);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Is this the genuine site?' }).click();
  await expect(page).toHaveURL(`${mirror}/genuine-site`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(GENUINE);
  await expect(main.getByText(mirror).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'https://casino.example' })).toBeVisible();
  await expectAccessible();
  expect(await findOverflowingText(page)).toEqual([]);

  await page.goto(`${mirror}/contacts`);
  await main.getByRole('link', { name: 'Is this the genuine site?' }).click();
  await expect(main.getByRole('alert')).toContainText(GENUINE);

  // The same host by an address that is on no list.
  await page.goto(`${places.spare.url}/genuine-site`);
  await expect(main.getByRole('alert')).toContainText(/is not on the official list.*Do not log in here/);

  for (const [locale, words] of [
    ['de', 'steht auf der offiziellen Liste'],
    ['tr', 'resmî listesinde yer alıyor'],
    ['ar', 'مُدرج في القائمة الرسمية'],
  ] as const) {
    await page.goto(`${mirror}/${locale}/genuine-site`);
    await expect(main.getByRole('alert')).toContainText(words);
    expect(await findOverflowingText(page)).toEqual([]);
  }
});

test('a list that is unsigned, altered, expired, signed by others or does not come proves nothing and calls nothing genuine [MIR-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of (?:404|503)/);
  const mirror = mirrorOrigin(places.spare);
  const mirrorDomain = [{ url: mirror, domainId: 41, settings: domainSettings() }];
  await sandbox.overrideSettings(brand, { mirrorDomain });
  await spareHost();
  const main = page.getByRole('main');
  const expectUnverified = async (reason: string) => {
    await test.step(reason, async () => {
      await page.goto(`${mirror}/genuine-site`);
      const alert = main.getByRole('alert');
      await expect(alert).toContainText('The list could not be verified');
      await expect(alert).toContainText(reason);
      await expect(main).not.toContainText(GENUINE);
      await expect(main.getByRole('heading', { name: 'Official addresses' })).toHaveCount(0);
    });
    await sandbox.clearFaults();
  };
  const answer = (data: unknown) =>
    sandbox.addFault({ call: 'get-official-addresses', kind: 'malformed', body: { success: true, data } });
  const signed = await fetchOfficialList(places.sandbox, brand);

  await answer({ ...signed, signature: null });
  await expectUnverified('There is no signed list');
  await answer({ ...signed, list: signed.list.replace(mirror, 'https://evil.example') });
  await expectUnverified('The signature does not fit');
  await answer(await fetchOfficialList(places.sandbox, brand === 'lulu' ? 'curacao' : 'lulu'));
  await expectUnverified('The signature does not fit');
  await sandbox.addFault({ call: 'get-official-addresses', kind: 'status', status: 404 });
  await expectUnverified('There is no signed list');
  await sandbox.addFault({ call: 'get-official-addresses', kind: 'status', status: 503 });
  await expectUnverified('The list did not arrive');
  await answer(signed);
  await sandbox.advance(DAY);
  await expectUnverified('The list is out of date');
  await expectAccessible();
  // Asked again, the platform has signed anew.
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toContainText(GENUINE);
});
