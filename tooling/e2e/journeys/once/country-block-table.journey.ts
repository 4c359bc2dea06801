import { COUNTRY_BLOCKS, HELP_PAGES } from '@baize/domain/corpora/country-blocks';
import { answerWith, countryOverlay, leaveFlags } from '../../src/country-block.ts';
import { expect, test } from '../../src/journey.ts';
import { findBalance } from '../../src/rewards.ts';

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

for (const { title, signals, visitor, verdict } of COUNTRY_BLOCKS) {
  test.describe(title, () => {
    test.use(visitor.state === 'bot' ? { userAgent: BOT } : {});

    test('meets what the table says [GEO-01] [GEO-02] [GEO-03] [GEO-04]', async ({
      page,
      places,
      brand,
      sandbox,
      signInAs,
      spareHost,
      tolerate,
    }) => {
      tolerate(/did not tell where it is|could not be looked up|is not known|status of 500/);
      await sandbox.setVisitor({ ip: signals.ip });
      if (signals.country === null)
        await sandbox.addFault({ call: 'get-location', kind: 'status', status: 500 });
      let origin = places[brand].url;
      if (signals.isListed) {
        // The host sees this machine's own address, which therefore has to be on the list.
        await sandbox.overrideSettings(brand, { whitelistedIPs: [signals.ip, '127.0.0.1'] });
        await spareHost();
        origin = places.spare.url;
      }
      if (visitor.state === 'player') await signInAs('depositor', origin);
      await leaveFlags(page, visitor);
      await answerWith(page, signals.browser);
      const overlay = countryOverlay(page);
      const looked = page.waitForResponse(/get-location/, { timeout: 8_000 }).catch(() => null);

      await page.goto(`${origin}/${visitor.whitelisted === 'now' ? '?whitelisted=1' : ''}`);
      if (verdict.text === null) {
        if (visitor.state === 'player') await expect(findBalance(page, '€248.50').first()).toBeAttached();
        else if (signals.isListed) await page.waitForResponse(/visitor\.json/);
        else if (verdict.reason === 'not-excluded' || verdict.reason === 'unknown-country') await looked;
        // Whatever would be shown is loaded by then.
        await page.waitForLoadState('networkidle');
        await expect(overlay).toHaveCount(0);
        return;
      }
      await expect(overlay).toBeVisible();
      if (verdict.afterCheck !== null)
        await overlay.getByRole('button', { name: 'Check my location' }).click();
      if (verdict.afterCheck === 'lifted') {
        await expect(overlay).toBeHidden();
        await page.goto(`${origin}/casino`, { waitUntil: 'networkidle' });
        await expect(overlay).toHaveCount(0);
        return;
      }
      await expect(overlay).toContainText(verdict.text);
      if (verdict.afterCheck !== null) return;
      for (const path of HELP_PAGES) {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await expect(overlay).toHaveCount(0);
      }
      await page.goto(`${origin}/promotions`);
      await expect(overlay).toBeVisible();
    });
  });
}
