import { parseDocument, type DocumentBlock } from '@baize/domain/documents';
import { isLocale } from '@baize/domain/locales';
import { expect, test } from 'vitest';
import { marketVariables } from '@baize/shell/documents';
import { rulePackFor } from '@baize/domain/rule-packs';
import { BUILT_IN } from './documents.ts';

const facts = {
  brand: 'Baize',
  operator: 'Baize N.V.',
  site: 'baize.example',
  email: 'support@baize.example',
  idle: '30',
  referral: '10',
  ...marketVariables({ pack: rulePackFor('default'), locale: 'en' }),
};

interface Language {
  name: string;
  locale: string;
  load(): Promise<{ text: string }>;
}

const languages = Object.entries(BUILT_IN).flatMap(([name, writings]): Language[] =>
  Object.entries(writings).map(([locale, load]) => ({ name, locale, load })),
);

async function readIn({ load }: { load(): Promise<{ text: string }> }) {
  const document = parseDocument({ text: (await load()).text, facts });
  if (!document) throw new Error('The document cannot be read.');
  return document;
}

/** What is the same in every language: chapters, questions, kinds of pieces and places that links lead to. */
function bones(blocks: readonly DocumentBlock[]): unknown[] {
  return blocks.map((block) => {
    if (block.kind === 'list') return [block.kind, block.marks, block.items.length];
    if (block.kind === 'table') return [block.kind, block.head.length, block.rows.length];
    if (block.kind === 'question') return [block.kind, block.id, bones(block.answer)];
    return [block.kind];
  });
}

function targets(document: unknown): string[] {
  return [...JSON.stringify(document).matchAll(/"target":(\{[^}]*\})/g)].map(([, target = '']) => target);
}

test.each(languages)(
  '$name in $locale has a name, a summary, a date and more than one chapter',
  async (one) => {
    const document = await readIn(one);
    expect(isLocale(one.locale)).toBe(true);
    expect(document.description).toBeTruthy();
    expect(document.changed).toBe('2026-11-02');
    expect(document.sections.length).toBeGreaterThan(2);
  },
);

test.each(languages)(
  '$name in $locale has no mark or blank left over, and every link leads somewhere',
  async (one) => {
    const words = JSON.stringify(await readIn(one));
    expect(words).not.toMatch(/\]\(|\{[a-z-]+\}|\*\*|<[a-z]/);
    const raw = (await one.load()).text;
    expect(targets(await readIn(one))).toHaveLength([...raw.matchAll(/\]\(/g)].length);
  },
);

test.each(languages.filter(({ locale }) => locale !== 'en'))(
  '$name in $locale says all that the English one says, in the same order, with the same links',
  async (one) => {
    const english = languages.find(({ name, locale }) => name === one.name && locale === 'en');
    if (!english) throw new Error('There is no English document.');
    const [own, source] = [await readIn(one), await readIn(english)];
    expect(own.sections.map(({ id }) => id)).toEqual(source.sections.map(({ id }) => id));
    expect(bones(own.lead)).toEqual(bones(source.lead));
    for (const [place, section] of own.sections.entries())
      expect([section.id, bones(section.blocks)]).toEqual([
        section.id,
        bones(source.sections[place]?.blocks ?? []),
      ]);
    expect(targets(own).toSorted()).toEqual(targets(source).toSorted());
  },
);

test.each(languages)(
  '$name in $locale names what cashback is a share of as all do: net losses',
  async ({ load }) => {
    const { text } = await load();
    expect(text).not.toMatch(/net play|Nettospiel|Netto-Einsatz|net oyun|صافي اللعب|صافي لعبك/);
  },
);
