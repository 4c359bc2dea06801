import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@baize/domain/locales';
import * as v from 'valibot';
import { commonSettings } from './common-settings.ts';
import { getListKey } from './official-list.ts';

/** Settings as the platform sends them: whatever a tester lays over them may be of any type. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** A brand's own words by message id, then by language. */
export type TextsById = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** What the platform keeps of a brand: its settings, which fields of its forms are left out, and its own words. */
export type BrandRow = {
  settings: RawSettings;
  unusedFields: readonly string[];
  lettering: string | null;
  texts: TextsById;
};

const rowSchema = v.object({
  settings: v.record(v.string(), v.unknown()),
  unusedFields: v.optional(v.array(v.string()), []),
  /** The letters it sets its games' titles in, where they are not the drawing's own. */
  lettering: v.optional(v.nullable(v.string()), null),
});

const textsSchema = v.record(
  v.string(),
  v.record(
    v.picklist(LOCALES, ({ received }) => `${received} is no language of the platform`),
    v.pipe(v.string(), v.regex(/^[^\n<>]+$/, 'a text is one line without < and >')),
  ),
);

const APPS = join(import.meta.dirname, '../../..');

/**
 * Reads the platform's row of each brand: `sandbox.json` in its app, and beside it `sandbox-texts.json` where the brand
 * words something its own way. A new brand brings its own, so none is named here.
 *
 * @throws Error naming the file that is no row, or holds no texts.
 */
export function readBrandRows(apps = APPS): ReadonlyMap<string, BrandRow> {
  const names = readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'sandbox.json')))
    .toSorted();
  return new Map(
    names.map((name) => [
      name,
      { ...readBrandRow(join(apps, name, 'sandbox.json'), name), texts: readBrandTexts(join(apps, name)) },
    ]),
  );
}

function readBrandRow(file: string, name: string): Omit<BrandRow, 'texts'> {
  const row = readJson({ file, schema: rowSchema, kind: 'row of settings' });
  return {
    ...row,
    settings: { ...commonSettings, theme: name, officialListKey: getListKey(name), ...row.settings },
  };
}

function readBrandTexts(app: string): TextsById {
  const file = join(app, 'sandbox-texts.json');
  return existsSync(file) ? readJson({ file, schema: textsSchema, kind: 'list of texts' }) : {};
}

function readJson<Output>({
  file,
  schema,
  kind,
}: {
  file: string;
  schema: v.GenericSchema<unknown, Output>;
  kind: string;
}): Output {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const place = v.isValiError(cause) ? (v.getDotPath(cause.issues[0]) ?? '') : '';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is no ${kind}: ${[place, reason].filter(Boolean).join(': ')}`, { cause });
  }
}
