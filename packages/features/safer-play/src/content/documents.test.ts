import { parseDocument } from '@baize/domain/documents';
import { isLocale } from '@baize/domain/locales';
import { MARKETS, RULE_PACKS, type Market } from '@baize/domain/rule-packs';
import { marketVariables } from '@baize/shell/documents';
import { expect, test } from 'vitest';
import { BUILT_IN } from './documents.ts';

const facts = { brand: 'Baize', operator: 'Baize', email: 'support@baize.example' };
const TEXTS = BUILT_IN['responsible-gambling'];
const writings = Object.entries(TEXTS);
const everywhere = writings.flatMap(([locale, load]) => MARKETS.map((market) => ({ locale, load, market })));

async function read({
  load,
  locale,
  market = 'default',
}: {
  load(): Promise<{ text: string }>;
  locale: string;
  market?: Market;
}) {
  if (!isLocale(locale)) throw new Error(`${locale} is no language of the product.`);
  const rules = marketVariables({ pack: RULE_PACKS[market], locale });
  const document = parseDocument({ text: (await load()).text, facts: { ...facts, ...rules } });
  if (!document) throw new Error('The document cannot be read.');
  return document;
}

test.each(everywhere)(
  'in $locale of market $market the page has the same chapters, questions, limits and addresses',
  async (one) => {
    const [own, english] = [
      await read(one),
      await read({ load: TEXTS.en, locale: 'en', market: one.market }),
    ];
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

/** What must be read of a market, and what would be another's promise. Source: markets.md. */
const PROMISES: [Market, { says: string[]; not: string[] }][] = [
  [
    'default',
    {
      says: ['24 hours later', '1 day, 3 days, 1 week or 10 days', '1 hour, 12 hours, 1 day', 'for good'],
      not: [
        '7 days later',
        'permanent exclusion that is',
        'Stop now',
        'Before your first deposit',
        'also waits',
      ],
    },
  ],
  [
    'gb',
    {
      says: ['24 hours later', 'at once', '1 day, 1 week, 1 month or 6 weeks', '6 months, 1 year or 5 years'],
      not: ['1 hour, 12 hours', 'for good', 'a number of months', 'once an hour; '],
    },
  ],
  [
    'cw',
    { says: ['7 days later', '1 year, 3 years or 5 years', 'for good'], not: ['24 hours later', '1 hour,'] },
  ],
  [
    'nl',
    {
      says: ['7 days later', 'a number of months, 6 or more', 'Before your first deposit'],
      not: ['1 hour,'],
    },
  ],
  [
    'mt',
    {
      says: [
        'Support can do it if you write to them, 24 hours',
        'a permanent exclusion that is 7 days after',
      ],
      not: ['Support does not do it'],
    },
  ],
  ['on', { says: ['24 hours later', '1 day, 1 week, 1 month, 2 months or 3 months'], not: ['for good'] }],
  ['se', { says: ['3 days later', 'also waits until its running day'], not: ['24 hours later'] }],
  [
    'de',
    { says: ['7 days later', 'a number of months, 3 or more', 'for 24 hours.'], not: ['24 hours later'] },
  ],
];

test.each(PROMISES)(
  'in market %s the page promises what its rules keep, and no more',
  async (market, { says, not }) => {
    const words = JSON.stringify(await read({ load: TEXTS.en, locale: 'en', market }));
    for (const text of says) expect(words).toContain(text);
    for (const text of not) expect(words).not.toContain(text);
  },
);

test.each(writings)(
  'in %s the self-check has nine questions, four answers and four verdicts',
  async (locale, load) => {
    const inserts = (await read({ load, locale })).sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'insert' && block.name === 'self-check'),
    );
    expect(inserts).toHaveLength(1);
    expect(inserts[0]).toMatchObject({ items: { length: 9 }, rows: { length: 5 } });
  },
);
