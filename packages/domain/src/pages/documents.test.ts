import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { documentAt, parseDocument, type DocumentBlock } from './documents.ts';

const facts = { brand: 'Baize', email: 'support@baize.example', company: null };

function read(text: string) {
  return parseDocument({ text: `title: Terms\n\n${text}`, facts });
}

function blocks(text: string): DocumentBlock[] {
  return read(text)?.lead ?? [];
}

test('a document says its name, what it is about and when it was last changed', () => {
  const text = 'title: Terms of {brand}\ndescription: What holds.\nchanged: 2026-11-02\n\nHello.';
  expect(parseDocument({ text, facts })).toEqual({
    title: 'Terms of Baize',
    description: 'What holds.',
    changed: '2026-11-02',
    lead: [{ kind: 'paragraph', runs: ['Hello.'] }],
    sections: [],
  });
});

test('a text pasted without a head takes its first line as the title', () => {
  const document = parseDocument({ text: '# Our terms\r\n\r\nOne line,\r\nand its other half.', facts });
  expect(document?.title).toBe('Our terms');
  expect(document?.lead).toEqual([{ kind: 'paragraph', runs: ['One line, and its other half.'] }]);
});

test.each(['', '   ', 'title: Terms', 'Only a title', 'title:\n\nWords without a name'])(
  'a text without a title or without words below it is no document: %j',
  (text) => {
    expect(parseDocument({ text, facts })).toBeNull();
  },
);

test('a date of change that is none is not told', () => {
  expect(parseDocument({ text: 'title: A\nchanged: 30.02.2026\n\nB', facts })?.changed).toBeNull();
});

test('chapters have addresses, given or counted, and never the same twice', () => {
  const sections = read('# One #one\n\na\n\n# Two\n\nb\n\n# Three #one\n\nc')?.sections;
  expect(sections?.map(({ id, title }) => [id, title])).toEqual([
    ['one', 'One'],
    ['part-2', 'Two'],
    ['one-more', 'Three'],
  ]);
});

test('lists, steps, notes, small headings and tables are told apart', () => {
  expect(
    blocks('- a\n- b\n1. c\n2. d\n! Mind this.\n## Small\n\n| Kind | Waits |\n|---|:--|\n| Bet | 1 h |'),
  ).toEqual([
    { kind: 'list', marks: 'points', items: [['a'], ['b']] },
    { kind: 'list', marks: 'steps', items: [['c'], ['d']] },
    { kind: 'note', runs: ['Mind this.'] },
    { kind: 'heading', text: 'Small' },
    { kind: 'table', head: [['Kind'], ['Waits']], rows: [[['Bet'], ['1 h']]] },
  ]);
});

test('a question keeps its answer with it', () => {
  const [section] = read('# Help #help\n? Why? #why\nBecause.\n\n- one\n? And? #and\nSo.')?.sections ?? [];
  expect(section?.blocks).toEqual([
    {
      kind: 'question',
      id: 'why',
      text: 'Why?',
      answer: [
        { kind: 'paragraph', runs: ['Because.'] },
        { kind: 'list', marks: 'points', items: [['one']] },
      ],
    },
    { kind: 'question', id: 'and', text: 'And?', answer: [{ kind: 'paragraph', runs: ['So.'] }] },
  ]);
});

test('a place that the page fills is given its words', () => {
  expect(blocks('@self-check\n- Often?\n| Yes | No |\n\nAfter.')).toEqual([
    { kind: 'insert', name: 'self-check', items: [['Often?']], rows: [[['Yes'], ['No']]] },
    { kind: 'paragraph', runs: ['After.'] },
  ]);
});

test.each([
  ['deposit', { to: 'page', key: 'deposit', hash: '' }],
  ['privacy-policy#data', { to: 'place', path: '/privacy-policy#data' }],
  ['modal:login', { to: 'modal', name: 'login' }],
  ['#limits', { to: 'chapter', hash: '#limits' }],
  ['https://www.gamcare.org.uk', { to: 'away', href: 'https://www.gamcare.org.uk' }],
  ['mailto:{email}', { to: 'away', href: 'mailto:support@baize.example' }],
])('a link to %s leads there', (written, target) => {
  expect(blocks(`See [this](${written}).`)).toEqual([
    { kind: 'paragraph', runs: ['See ', { text: 'this', target }, '.'] },
  ]);
});

test.each([
  'javascript:alert',
  'JaVaScRiPt:void',
  'data:text/html,x',
  'http://plain.example',
  '//host.example',
  '/deposit',
  'modal:nothing',
  'nowhere',
  'constructor',
  'mailto:a@b?bcc=all@x',
  'https://user:pass@host.example',
])('a link to %s keeps its words and loses its link', (written) => {
  expect(blocks(`See [this](${written}).`)).toEqual([{ kind: 'paragraph', runs: ['See this.'] }]);
});

test('a line that names a fact which the brand does not tell is left out, and nothing else', () => {
  expect(blocks('Run by {company}.\n\n- Ask {company}\n- Ask {email}\n\nWrite to {nobody}.')).toEqual([
    { kind: 'list', marks: 'points', items: [['Ask support@baize.example']] },
    { kind: 'paragraph', runs: ['Write to {nobody}.'] },
  ]);
});

test('markup of other kinds is text', () => {
  expect(blocks('<script>alert(1)</script> **bold** <a href="x">y</a>')).toEqual([
    { kind: 'paragraph', runs: ['<script>alert(1)</script> **bold** <a href="x">y</a>'] },
  ]);
});

test('every text can be read, and its links lead to places that were allowed', () => {
  const piece = constantFrom('# ', '? ', '| a |', '- ', '[x](', ')', '{company}', '@help', '\n', '! ', '#id');
  const lines = array(string().chain((words) => piece.map((mark) => mark + words)));
  assert(
    property(lines, (written) => {
      const document = parseDocument({ text: `T\n\n${written.join('\n')}`, facts });
      const hrefs = [...JSON.stringify(document ?? '').matchAll(/"href":"([^"]*)"/g)];
      return hrefs.every(([, href = '']) => /^(?:https:|mailto:)/i.test(href));
    }),
  );
});

test.each([
  ['/terms-and-conditions', 'terms-and-conditions'],
  ['/de/privacy-policy/', 'privacy-policy'],
  ['/design/ar/vip', 'vip-club'],
  ['/responsibility', 'responsible-gambling'],
  ['/toString', null],
  ['/', null],
])('%s shows the document %s', (path, name) => {
  expect(documentAt(path)).toBe(name);
});
