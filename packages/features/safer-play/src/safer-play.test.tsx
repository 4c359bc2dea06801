import { TestProviders } from '@baize/player/test-providers';
import { documentFixture } from '@baize/shell/document-fixture';
import { DocumentPage } from '@baize/shell/document-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { text } from './content/en.ts';
import { FooterSaferPlay } from './footer/footer-safer-play.tsx';
import { helpCountries } from './help/countries.ts';
import { HelpOrganisations } from './help/help-organisations.tsx';
import { ORGANISATIONS } from './help/organisations.ts';
import { getVerdict } from './self-check/score.ts';
import { SelfCheck } from './self-check/self-check.tsx';
import { ToolButtons } from './tool-buttons/tool-buttons.tsx';
import { TOOLS } from './tools.ts';

afterEach(cleanup);

function showPage() {
  const document = documentFixture({ name: 'responsible-gambling', text });
  render(
    <TestProviders url="/responsible-gambling">
      <DocumentPage document={document} inserts={{ tools: ToolButtons, 'self-check': SelfCheck }} />
    </TestProviders>,
  );
}

test('four ways to stay in control stand in the foot of every page, each one press away', () => {
  render(
    <TestProviders locale="de" url="/de">
      <FooterSaferPlay />
    </TestProviders>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Set limits', '/de/profile/limits'],
    ['Take a break', '/de/profile/freeze-account'],
    ['Self-exclusion', '/de?modal=self-exclusion'],
    ['Get help', '/de/responsible-gambling#help'],
  ]);
});

test('the page explains every tool under the address that leads to it', () => {
  showPage();
  for (const { id } of TOOLS)
    expect(document.getElementById(id)?.parentElement?.querySelector('p')?.textContent).toBeTruthy();
});

test('the page says what waits, what cannot be undone, and that money can always be paid out', () => {
  showPage();
  const told = (id: string) => document.getElementById(id)?.parentElement?.textContent;
  expect(told('limits')).toContain('24 hours later');
  expect(told('self-exclusion')).toContain('cannot be undone or shortened in the app');
  expect(told('self-exclusion')).toContain('pay out what is yours');
  expect(told('break')).toContain('1 day, 3 days, 1 week or 10 days');
});

test('the self-check asks for what is missing, then says what the points mean, and forgets on request', () => {
  showPage();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const result = () => screen.getByRole('status').textContent;
  press('Show the result');
  expect(result()).toContain('answer every question');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  for (const choice of screen.getAllByLabelText('Sometimes')) fireEvent.click(choice);
  expect(result()).toContain('9 of 27 points');
  expect(result()).toContain('Strong signs');
  press('Start again');
  expect(result()).toBe('');
});

test.each([
  [0, 'none'],
  [2, 'few'],
  [3, 'clear'],
  [27, 'strong'],
])('%d points are read as %s', (points, text) => {
  const verdicts = [
    { from: 3, text: 'clear' },
    { from: 0, text: 'none' },
    { from: 1, text: 'few' },
    { from: 8, text: 'strong' },
  ];
  expect(getVerdict({ answers: [points], verdicts })).toEqual({ points, words: text });
});

test('every service has a secure link of its own and stands under its country, once', () => {
  const countries = helpCountries('de');
  render(
    <TestProviders>
      <HelpOrganisations countries={countries} />
    </TestProviders>,
  );
  expect(countries.map(({ name }) => name)).toContain('Türkei');
  for (const { name, site } of ORGANISATIONS) {
    expect(new URL(site).protocol).toBe('https:');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(site);
  }
  for (const { code, name } of countries) {
    const way = screen.getByRole('link', { name }).getAttribute('href');
    expect(document.querySelector(way ?? '')?.textContent, code).toMatch(new RegExp(`^${name}`));
  }
  const phone = screen.getByRole('link', { name: '0808 8020 133' });
  expect(phone.getAttribute('href')).toBe('tel:08088020133');
});
