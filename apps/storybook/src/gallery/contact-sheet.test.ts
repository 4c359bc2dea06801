import { expect, test } from 'vitest';
import { createContactSheet, type Picture } from './contact-sheet.ts';

function picture(parts: { brand: string; name: string; problem?: string }): Picture {
  const id = `screens-casino--${parts.name}`;
  return {
    brand: parts.brand,
    screen: { id, title: 'Casino', name: parts.name },
    file: `${parts.brand}/${id}.png`,
    problem: parts.problem ?? null,
  };
}

test('brands stand side by side under the title of their screen, each picture under its name', () => {
  const pictures = ['azure', 'coral'].map((brand) => picture({ brand, name: 'visitor' }));
  const sheet = createContactSheet(pictures, 1280);
  expect(sheet.match(/<h2>/g)).toHaveLength(1);
  expect([...sheet.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, ...parts]) => parts)).toEqual([
    ['azure/screens-casino--visitor.png', 'visitor, azure'],
    ['coral/screens-casino--visitor.png', 'visitor, coral'],
  ]);
  expect(sheet).toContain('1 screens, azure and coral, 1280 pixels wide.');
});

test('a screen without a picture says why, as text', () => {
  const sheet = createContactSheet(
    [picture({ brand: 'azure', name: 'a"b', problem: '<script> & more' })],
    375,
  );
  expect(sheet).toContain('&lt;script&gt; &amp; more');
  expect(sheet).toContain('a&quot;b, azure');
  expect(sheet).not.toContain('<img');
  expect(sheet).toContain('1 without a picture');
});
