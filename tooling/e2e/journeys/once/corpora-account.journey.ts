import { NAUGHTY_MARKUP, NAUGHTY_SEEN, NAUGHTY_UNSEEN } from '@baize/domain/corpora/naughty';
import { DOCUMENT_NAMES, documentPart } from '../../src/documents.ts';
import { ADDRESS_ENTRIES, NAUGHTY_ADDRESSES, onOneLine } from '../../src/corpora/field-entries.ts';
import { FILE_ENTRIES, tryFiles } from '../../src/corpora/try-files.ts';
import { tryInFields } from '../../src/corpora/try-in-fields.ts';
import { watchExecution } from '../../src/corpora/watch-execution.ts';
import { expect, test } from '../../src/journey.ts';
import { OWN_PAGES, profileForm } from '../../src/profile.ts';

/** Thousands of texts are painted one after the other; on a window this small that is a quarter of the work. */
test.use({ viewport: { width: 400, height: 300 } });

const LONG = 'a'.repeat(256);

test('each of 60 files gets its verdict by name, beginning and size, and what is taken arrives by its name [PRF-07]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  test.slow();
  // The platform's own word on a file that is nothing but its beginning.
  tolerate(/status of 4\d\d/);
  expect(FILE_ENTRIES.length).toBeGreaterThanOrEqual(60);
  const before = (await sandbox.fetchDocuments('newcomer')).length;
  await signInAs('newcomer');
  await page.goto(OWN_PAGES[brand].documents);
  const { root } = documentPart(page, DOCUMENT_NAMES.selfie);
  await expect(root.getByRole('button', { name: 'Choose files' })).toBeVisible();
  expect(await tryFiles(root)).toEqual([]);
  const arrived = (await sandbox.fetchDocuments('newcomer')).slice(before).map(({ name }) => name);
  // A name of folders and all is none to the platform: what comes after the last slash is.
  const taken = FILE_ENTRIES.filter(({ message }) => message === null).map(({ name }) =>
    name.replace(/^.*\//, ''),
  );
  expect(arrived.toSorted()).toEqual(taken.toSorted());
});

test('on the profile each address and naughty text is kept as it was typed, and nothing is run [VAL-04] [PRF-01]', async ({
  page,
  brand,
  signInAs,
}) => {
  test.slow();
  const watch = await watchExecution(page);
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const { box } = profileForm(page.getByRole('main'));
  await expect(box('City')).toBeVisible();
  expect(
    await tryInFields(page, [
      { field: box('Street and number'), entries: ADDRESS_ENTRIES, good: '', bad: LONG },
      ...['City', 'Nickname'].map((name, at) => ({
        field: box(name),
        entries: NAUGHTY_ADDRESSES.filter((_, index) => index % 2 === at),
        good: '',
        bad: LONG,
      })),
    ]),
  ).toEqual([]);
  expect(await watch.found()).toEqual([]);
});

test('a name made of markup is saved, shown and read again as the text it is [VAL-04] [PRF-01]', async ({
  page,
  brand,
  signInAs,
}) => {
  const watch = await watchExecution(page);
  const [nickname, city, street] = [
    '"><img src=x onerror=alert(1)>',
    '<svg onload="canary=1">',
    `<script>alert(1)</script>'"\`\${7*7}{{7*7}}<b>`,
  ] as const;
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const { box, save } = profileForm(page.getByRole('main'));
  await box('Nickname').fill(nickname);
  await box('City').fill(city);
  await box('Street and number').fill(street);
  await save();
  await page.reload();
  await expect(box('Nickname')).toHaveValue(nickname);
  await expect(box('City')).toHaveValue(city);
  await expect(box('Street and number')).toHaveValue(street);
  expect(await watch.found()).toEqual([]);
});

test('each of 500 naughty texts can be searched for: it stays in the box, and nothing is run [GAM-01]', async ({
  page,
}) => {
  test.slow();
  const watch = await watchExecution(page);
  await page.goto('/?modal=search');
  const dialog = page.getByRole('dialog', { name: 'Find a game' });
  const field = dialog.getByRole('combobox');
  await field.fill('harbour sevens');
  // From now on all games are known, and each text is looked for at once.
  await expect(dialog.getByRole('option', { name: /^Harbour Sevens/ })).toBeVisible();
  // The box takes no more than 100 signs (its `maxLength`, which a player cannot get round).
  const texts = [...NAUGHTY_SEEN, ...NAUGHTY_UNSEEN].map(onOneLine).filter((text) => text.length <= 100);
  expect(texts.length).toBeGreaterThanOrEqual(500);
  const lost = await field.evaluate(async (box, json) => {
    const missing: string[] = [];
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of JSON.parse(json) as string[]) {
      setValue?.call(box, text);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      if (!(box instanceof HTMLInputElement) || box.value !== text) missing.push(text);
    }
    return missing;
  }, JSON.stringify(texts));
  expect(lost).toEqual([]);
  await expect(dialog.getByRole('status')).toHaveText(/games/i);
  expect(await watch.found()).toEqual([]);
});

test('texts of markup in an address open the page as it is: nothing is run, nobody is led away [NAV-06] [GAM-01]', async ({
  page,
}) => {
  test.slow();
  const watch = await watchExecution(page);
  const texts = NAUGHTY_MARKUP.map((text) => encodeURIComponent(text));
  const names = ['modal', 'page', 'sort', 'provider', 'cpnc', 'mkt', 'pid', 'next', 'token'];
  for (const from of [0, 60, 120]) {
    const query = texts.slice(from, from + 60).map((text, at) => `${names[at % names.length]}=${text}`);
    await page.goto(`/casino?${query.join('&')}&search=${texts[from + 1]}`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      `Searched for: ${NAUGHTY_MARKUP[from + 1]}`,
    );
    expect(new URL(page.url()).pathname).toBe('/casino');
    expect(await watch.found()).toEqual([]);
  }
});
