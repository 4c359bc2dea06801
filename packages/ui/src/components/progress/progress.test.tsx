import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Progress, ProgressSteps } from './progress.tsx';

afterEach(cleanup);

test('A bar says its two figures in words', () => {
  render(<Progress label="Limit used" valueText="€46.00 of €100.00" value={0.46} kind="limit" />);
  const bar = screen.getByRole('progressbar', { name: 'Limit used' });
  expect(bar.getAttribute('aria-valuetext')).toBe('€46.00 of €100.00');
  expect(bar.getAttribute('aria-valuenow')).toBe('46');
});

test('A limit looks different from 80 % used on', () => {
  render(<Progress label="At 79" valueText="79%" value={0.79} kind="limit" />);
  render(<Progress label="At 80" valueText="80%" value={0.8} kind="limit" />);
  const [calm, nearlyUsed] = screen.getAllByRole('progressbar');
  expect(calm?.firstElementChild?.className).not.toBe(nearlyUsed?.firstElementChild?.className);
});

test('Levels fill one after the other', () => {
  render(<ProgressSteps label="Loyalty" valueText="340 of 500 to Gold" value={1.5} steps={3} />);
  const widths = [...screen.getByRole('progressbar').children].map(
    (bar) => bar.querySelector<HTMLElement>('div')?.style.inlineSize,
  );
  expect(widths).toEqual(['100%', '50%', '0%']);
});
