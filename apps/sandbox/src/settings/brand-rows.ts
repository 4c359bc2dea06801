import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { commonSettings } from './common-settings.ts';
import { getListKey } from './official-list.ts';

/** Settings as the platform sends them: whatever a tester lays over them may be of any type. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** What the platform keeps of a brand: its settings, and which fields of its forms are left out. */
export type BrandRow = { settings: RawSettings; unusedFields: readonly string[]; lettering: string | null };

const rowSchema = v.object({
  settings: v.record(v.string(), v.unknown()),
  unusedFields: v.optional(v.array(v.string()), []),
  /** The letters it sets its games' titles in, where they are not the drawing's own. */
  lettering: v.optional(v.nullable(v.string()), null),
});

const APPS = join(import.meta.dirname, '../../..');

/**
 * Reads the platform's row of each brand: `sandbox.json` in its app. A new brand brings its own, so none is named here.
 *
 * @throws Error naming the file that is no row.
 */
export function readBrandRows(apps = APPS): ReadonlyMap<string, BrandRow> {
  const names = readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'sandbox.json')))
    .toSorted();
  return new Map(names.map((name) => [name, readBrandRow(join(apps, name, 'sandbox.json'), name)]));
}

function readBrandRow(file: string, name: string): BrandRow {
  try {
    const row = v.parse(rowSchema, JSON.parse(readFileSync(file, 'utf8')));
    return {
      ...row,
      settings: { ...commonSettings, theme: name, officialListKey: getListKey(name), ...row.settings },
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is no row of settings: ${reason}`, { cause });
  }
}
