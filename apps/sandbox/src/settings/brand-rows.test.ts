import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBrandRows } from './brand-rows.ts';

function createApps(rows: Record<string, string | null>): string {
  const apps = mkdtempSync(join(tmpdir(), 'baize-apps-'));
  onTestFinished(() => rmSync(apps, { recursive: true }));
  for (const [name, row] of Object.entries(rows)) {
    mkdirSync(join(apps, name));
    if (row !== null) writeFileSync(join(apps, name, 'sandbox.json'), row);
  }
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
