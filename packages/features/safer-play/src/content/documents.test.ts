import { parseDocument } from '@baize/domain/documents';
import { expect, test } from 'vitest';
import { BUILT_IN } from './documents.ts';

const facts = { brand: 'Baize', operator: 'Baize', email: 'support@baize.example' };
const writings = Object.entries(BUILT_IN['responsible-gambling']);

async function read(load: () => Promise<{ text: string }>) {
  const document = parseDocument({ text: (await load()).text, facts });
  if (!document) throw new Error('The document cannot be read.');
  return document;
}

test.each(writings)(
  'in %s the page has the same chapters, questions, limits and addresses',
  async (_locale, load) => {
    const [own, english] = [await read(load), await read(BUILT_IN['responsible-gambling'].en)];
    expect(own.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
    const shape = (document: typeof own) =>
      document.sections.map(({ blocks }) =>
        blocks.map((block) => [
          block.kind,
          'items' in block ? block.items.length : 0,
          'rows' in block ? block.rows.length : 0,
        ]),
      );
    expect(shape(own)).toEqual(shape(english));
    const targets = (document: typeof own) =>
      [...JSON.stringify(document).matchAll(/"target":\{[^}]*\}/g)].map(([target]) => target).toSorted();
    expect(targets(own)).toEqual(targets(english));
    expect(JSON.stringify(own)).not.toMatch(/\]\(|\{[a-z-]+\}/);
  },
);

test.each(writings)(
  'in %s the self-check has nine questions, four answers and four verdicts',
  async (_locale, load) => {
    const inserts = (await read(load)).sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'insert' && block.name === 'self-check'),
    );
    expect(inserts).toHaveLength(1);
    expect(inserts[0]).toMatchObject({ items: { length: 9 }, rows: { length: 5 } });
  },
);
