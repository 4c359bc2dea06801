import { storeToken } from '../store-token.ts';
import { openIdleLobby } from '../idle-lobby.ts';
import { printRows, withBrandSite, type BrandSite, type BenchRow } from './brand-site.ts';
import { mainThreadOf } from '../main-thread.ts';

/** The heap is compared with what it was after so long, in minutes. */
const SETTLED = 10;

/** How long the lobby stays open, in minutes. */
const OPEN = Number(process.env['BENCH_MINUTES'] ?? 8 * 60);

/** How much more the page may hold in the end, in per cent. */
const ALLOWED = 10;

async function measure({ url, sandbox, browser }: BrandSite): Promise<boolean> {
  const rows: BenchRow[] = [];
  for (const viewer of ['visitor', 'player'] as const) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await sandbox.unfreeze();
    if (viewer === 'player') await storeToken(context, url, await sandbox.signIn('vip'));
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(url, { waitUntil: 'load' });
    const thread = await mainThreadOf(page);
    const lobby = openIdleLobby(page, sandbox);
    await lobby.passTime(SETTLED);
    const settled = await thread.heap();
    let minutes = SETTLED;
    await lobby.passTime(OPEN - SETTLED, async () => {
      minutes += 1;
      if (minutes % 60 === 0)
        console.log(`${viewer}, ${minutes} minutes: ${((await thread.heap()) / 1_024).toFixed(0)} kB`);
    });
    const open = await page.getByRole('dialog').count();
    const end = await thread.heap();
    rows.push(
      { name: `${viewer}, heap after ${SETTLED} minutes`, value: settled / 1_024, unit: 'kB' },
      { name: `${viewer}, heap after ${OPEN} minutes`, value: end / 1_024, unit: 'kB' },
      { name: `${viewer}, grown by`, value: (end / settled - 1) * 100, unit: '%', limit: ALLOWED },
      { name: `${viewer}, dialogs open in the end`, value: open, unit: '' },
    );
    await context.close();
  }
  return printRows(rows);
}

await withBrandSite(measure);
