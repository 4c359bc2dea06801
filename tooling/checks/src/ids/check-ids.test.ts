import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkIds } from './check-ids.ts';

const REACT = "import { Trans, Plural, useLingui } from '@lingui/react/macro';\n";
const CORE = "import { msg, plural as count } from '@lingui/core/macro';\n";

async function found(code: string, other = ''): Promise<string[]> {
  const root = await createTempWorkspace({
    'packages/shell/package.json': createManifest('@baize/shell'),
    'packages/shell/src/view.tsx': code,
    'packages/shell/src/other.tsx': other,
  });
  const { violations } = await checkIds(await readWorkspace(root));
  return violations.map(({ line, found: words }) => `${line} ${words}`);
}

test.each([
  ["const { t } = useLingui(); t({ id: 'nav.deposit', message: 'Deposit' });", REACT],
  ["const { t: words } = useLingui(); words({ id: 'nav.deposit', message: `Deposit ${1}` });", REACT],
  ['<Trans id="nav.deposit">Deposit <b>{amount}</b></Trans>;', REACT],
  ['<Trans id="nav.left"><Plural value={n} one="# day" other="# days" /></Trans>;', REACT],
  [
    "const { t } = useLingui(); const title = msg({ id: 'nav.deposit', message: 'Deposit' }); t(title);",
    REACT + CORE,
  ],
  ["msg({ id: 'nav.left', message: count(n, { one: '# day', other: '# days' }) });", CORE],
])('a message with an id of its own passes: %s', async (code, imports) => {
  expect(await found(imports + code)).toEqual([]);
});

test.each([
  ["const { t } = useLingui(); t({ message: 'Deposit' });", REACT],
  ['const { t } = useLingui(); t`Deposit`;', REACT],
  ['const { t: words } = useLingui(); words`Deposit`;', REACT],
  ['const lingui = useLingui(); lingui.t`Deposit`;', REACT],
  ["const { t } = useLingui(); t({ id: `nav.${key}`, message: 'Deposit' });", REACT],
  ['<Trans>Deposit</Trans>;', REACT],
  ['<Plural value={n} one="# day" other="# days" />;', REACT],
  ['msg`Deposit`;', CORE],
  ["count(n, { one: '# day', other: '# days' });", CORE],
])('a message whose id the macro would make up is found: %s', async (code, imports) => {
  expect(await found(imports + code)).toEqual([expect.stringContaining('a message without an explicit id')]);
});

test('a function that only happens to be called t is no macro', async () => {
  expect(
    await found(`${CORE}const t = (words: object) => words; t({ a: 1 }); msg({ id: 'a.b', message: 'A' });`),
  ).toEqual([]);
});

test('an id says where its words stand', async () => {
  expect(await found(`${CORE}msg({ id: 'Deposit', message: 'Deposit' });`)).toEqual(['2 the id "Deposit"']);
});

test('one id has one wording', async () => {
  const one = `${CORE}msg({ id: 'nav.deposit', message: 'Deposit' });`;
  const two = `${CORE}msg({ id: 'nav.deposit', message: 'Pay in' });`;
  expect(await found(one, two)).toEqual([expect.stringContaining('"nav.deposit" is worded otherwise in')]);
  expect(await found(one, one)).toEqual([]);
});

test('a run that finds no message fails', async () => {
  await expect(found('export {};')).rejects.toThrow('nothing was checked');
});

test('words that come later are said by code that waits for them alone', async () => {
  const code = `${CORE}msg({ id: 'deposit.pay', message: 'Pay' }); msg({ id: 'deposit.gate.frozen', message: 'Frozen' });`;
  const root = await createTempWorkspace({
    'packages/shell/package.json': createManifest('@baize/shell'),
    'packages/shell/src/view.tsx': code,
    'packages/features/cashier/package.json': createManifest('@baize/cashier'),
    'packages/features/cashier/src/view.tsx': code,
    'packages/i18n/package.json': createManifest('@baize/i18n'),
    'packages/i18n/src/later.json':
      '{"later":["deposit."],"first":["deposit.gate."],"waits":["packages/features/cashier/src/"]}',
  });
  const { violations } = await checkIds(await readWorkspace(root));
  expect(violations.map(({ file, found: words }) => `${file} ${words}`)).toEqual([
    'packages/shell/src/view.tsx "deposit.pay" comes after the first view, and this code does not wait for it',
  ]);
});
