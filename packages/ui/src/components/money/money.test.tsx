import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Money } from './money.tsx';

afterEach(cleanup);

test('A loss keeps its sign, as a true minus before the currency', () => {
  const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  render(<Money parts={euros.formatToParts(-12.4)} />);
  expect(screen.getByText('\u2212€12.40').getAttribute('dir')).toBe('ltr');
});

test('An amount in a currency outside the standard is shown in its own words', () => {
  render(<Money parts={{ text: '0.0025 USDT' }} />);
  expect(screen.getByText('0.0025 USDT')).toBeDefined();
});
