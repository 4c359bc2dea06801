import { expect, test } from 'vitest';
import { SERIES } from '../tournaments/editions.ts';
import { getSeriesText } from '../tournaments/series-text.ts';
import { listLevels } from './levels.ts';

const STEPS = [0, 2, 4, 6, 8, 10];

test.each(['de-AT', 'tr', 'ar'])('the club and the tournaments speak %s throughout', (language) => {
  const english = listLevels(STEPS);
  for (const [place, level] of listLevels(STEPS, language).entries()) {
    expect(level.benefits).toHaveLength(english[place]?.benefits.length ?? -1);
    for (const benefit of level.benefits) expect(english[10]?.benefits).not.toContain(benefit);
    expect(level.name).not.toMatch(/^(Harbour|Lagoon|Reef|Trade|Lighthouse) /);
  }
  for (const series of SERIES) {
    const words = getSeriesText(series, language);
    expect(words.name).not.toBe(series.name);
    expect(words.description).not.toBe(series.description);
    expect(words.firstPrize).not.toBe(series.prizes[0]?.label);
  }
});

test('a language the house does not speak gets English, whole', () => {
  const [series] = SERIES;
  expect(listLevels(STEPS, 'nl')).toEqual(listLevels(STEPS));
  expect(series && getSeriesText(series, 'nl')).toEqual({
    name: series?.name,
    description: series?.description,
    firstPrize: series?.prizes[0]?.label,
  });
});
