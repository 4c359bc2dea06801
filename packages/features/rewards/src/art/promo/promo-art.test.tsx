import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gift, welcome } from '../../testing/example-promotions.ts';
import { PromoArt } from './promo-art.tsx';
import { getMotifIndexes } from './get-motif-indexes.ts';

afterEach(cleanup);

function drawn(seed: string): string {
  const { container } = render(<PromoArt type="deposit" seed={seed} />);
  const markup = container.innerHTML;
  cleanup();
  return markup;
}

test('no two promotions of one kind look alike, and each looks the same on every visit', () => {
  const seeds = Array.from({ length: 40 }, (_, place) => `offer-${place}`);
  expect(new Set(seeds.map(drawn)).size).toBe(40);
  expect(drawn('harbour-welcome')).toBe(drawn('harbour-welcome'));
});

test('neighbours of one kind take turns in the things that stand for it, in either brand', () => {
  const rows = ['a', 'b', 'c'].map((id) => gift({ id }));
  const turns = getMotifIndexes([welcome(), ...rows]);
  const things = rows.map(({ id, type }) => {
    const { container } = render(<PromoArt type={type} seed={id} motifIndex={turns.get(id)} />);
    return [...container.querySelectorAll('g > g > g[transform^="translate(222"]')].map(
      (one) => one.innerHTML,
    );
  });
  expect(new Set(things.map(([quay]) => quay)).size).toBe(3);
  expect(new Set(things.map(([, market]) => market)).size).toBe(3);
});
