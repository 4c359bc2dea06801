import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@baize/domain/locales';
import { expect, onTestFinished, test } from 'vitest';
import { readBrandRows } from './brand-rows.ts';
import { getBrandTexts } from './texts/brand-texts.ts';

function createApps(
  rows: Record<string, string | null>,
  texts: Record<string, Record<string, Record<string, string>>> = {},
): string {
  const apps = mkdtempSync(join(tmpdir(), 'baize-apps-'));
  onTestFinished(() => rmSync(apps, { recursive: true }));
  for (const [name, row] of Object.entries(rows)) {
    mkdirSync(join(apps, name));
    if (row !== null) writeFileSync(join(apps, name, 'sandbox.json'), row);
  }
  for (const [name, own] of Object.entries(texts))
    writeFileSync(join(apps, name, 'sandbox-texts.json'), JSON.stringify(own));
  return apps;
}

test('a brand of any name is known by the row in its app, over what every brand starts from [BRD-02]', () => {
  const row = JSON.stringify({ settings: { brandName: 'Amber', navigationSystem: 'panel' } });
  const rows = readBrandRows(createApps({ amber: row, storybook: null }));
  expect([...rows.keys()]).toEqual(['amber']);
  expect(rows.get('amber')).toMatchObject({
    settings: { theme: 'amber', brandName: 'Amber', navigationSystem: 'panel', apiVersion: '1.0' },
    unusedFields: [],
    lettering: null,
  });
});

test('a brand words a text its own way, in the languages it names, and no other brand does [BRD-02]', () => {
  const claim = { en: 'Collect', de: 'Abholen' };
  const rows = readBrandRows(
    createApps({ amber: '{"settings":{}}', blue: '{"settings":{}}' }, { amber: { 'rakeback.claim': claim } }),
  );
  const texts = (name: string, locale: Locale) => getBrandTexts(rows.get(name)?.texts ?? {}, locale);
  expect(texts('amber', 'en')).toMatchObject({ 'rakeback.claim': 'Collect' });
  expect(texts('amber', 'de')).toMatchObject({ 'rakeback.claim': 'Abholen' });
  expect(texts('amber', 'tr')).not.toHaveProperty(['rakeback.claim']);
  expect(texts('blue', 'en')).not.toHaveProperty(['rakeback.claim']);
});

test.each([
  [{ xx: 'Collect' }, /amber\/sandbox-texts\.json is no list of texts: .*"xx" is no language/],
  [{ en: '<b>Collect</b>' }, /rakeback\.claim.en: a text is one line/],
])('texts that cannot be used are named: %j', (claim, reason) => {
  const apps = createApps({ amber: '{"settings":{}}' }, { amber: { 'rakeback.claim': claim } });
  expect(() => readBrandRows(apps)).toThrow(reason);
});

test('a row that cannot be read is named', () => {
  expect(() => readBrandRows(createApps({ amber: '{"settings":1}' }))).toThrow('amber/sandbox.json');
});

test('the brands of the workspace have their rows', () => {
  const rows = readBrandRows();
  expect(rows.get('curacao')?.settings['navigationSystem']).toBe('basic');
  expect(rows.get('lulu')).toMatchObject({
    settings: { navigationSystem: 'panel', brandName: 'Lulu' },
    unusedFields: ['gender', 'bonusCode'],
    lettering: 'soft-serif',
  });
});
