import { BONUS_CODES } from '@baize/domain/errors';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freezeDevice } from '../testing/render-tab.tsx';
import { IneligibilityReasons, type IneligibilityReasonsProps } from './ineligibility-reasons.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const UNTIL = '2026-11-22T23:30:00Z';

function show(props: IneligibilityReasonsProps): string {
  render(
    <TestProviders viewer="player">
      <IneligibilityReasons {...props} />
    </TestProviders>,
  );
  return (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
}

test('all 18 codes of the sources say different things', () => {
  const codes = Object.keys(BONUS_CODES);
  const causes = codes.map((code) => {
    const text = show({ code, reference: 'BON-1' });
    cleanup();
    return text;
  });
  expect(new Set(causes).size).toBe(18);
});

test.each(Object.keys(BONUS_CODES))(
  '%s says its cause, what to do, until when, and where to go [PRO-05]',
  (code) => {
    freezeDevice();
    const text = show({ code, reference: 'BON-4F7C' });
    expect(text).not.toContain('Something went wrong');
    expect(text).toMatch(/This has no end date\.|The date is not available\./);
    const way = screen.getByRole('link');
    expect(way.textContent).not.toBe('');
    expect(way.getAttribute('href')).toMatch(/^\/|modal=/);
    const [cause = '', step = ''] = [...document.querySelectorAll('p')].map((line) => line.textContent ?? '');
    expect(cause.length).toBeGreaterThan(15);
    expect(step.length).toBeGreaterThan(15);
    cleanup();
    const opens = ['RETRY_PERIOD', 'VALID_ON_DAYS', 'START_TIME_ERROR'].includes(code);
    expect(show({ code, until: UNTIL })).toContain(
      `${opens ? 'Opens' : 'Until'} Mon 23 Nov, 00:30 your time (Sun 22 Nov, 23:30\u00a0UTC)`,
    );
  },
);

test('a refusal for support shows its reference number, and without one asks all the same [PRO-05]', () => {
  expect(show({ code: 'UNIFIED_ERROR', reference: 'BON-4F7C' })).toContain('quote the reference BON-4F7C.');
  cleanup();
  const text = show({ code: 'UNIFIED_ERROR' });
  expect(text).toContain('Please contact support.');
  expect(text).not.toContain('reference');
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contacts');
});

test.each(['NEW_RULE', 'toString', ''])(
  'an unknown code %o gets the general message and support [PRO-05]',
  (code) => {
    const text = show({ code, reference: 'BON-9A01' });
    expect(text).toContain('Something went wrong');
    expect(text).toContain('Reference: BON-9A01');
    expect(text).toContain('This has no end date.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contacts');
  },
);

test('an end that cannot be read is not invented', () => {
  expect(show({ code: 'RETRY_PERIOD', until: 'soon' })).toContain('The date is not available.');
});
