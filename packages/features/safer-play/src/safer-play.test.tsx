import { Stage } from '@baize/shell/stage';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FooterSaferPlay } from './footer/footer-safer-play.tsx';
import ResponsibleGamblingPage from './routes/responsible-gambling.tsx';
import { TOOLS } from './tools.ts';

afterEach(cleanup);

test('four ways to stay in control stand in the foot of every page, each one press away', () => {
  render(
    <Stage locale="de" address="/de">
      <FooterSaferPlay />
    </Stage>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Set limits', '/de/profile2/limits'],
    ['Take a break', '/de/profile2/freeze-account'],
    ['Self-exclusion', '/de/responsible-gambling#self-exclusion'],
    ['Get help', '/de/responsible-gambling#help'],
  ]);
});

test('the page explains every tool under the address that leads to it', () => {
  render(
    <Stage address="/responsible-gambling">
      <ResponsibleGamblingPage />
    </Stage>,
  );
  for (const { id } of TOOLS)
    expect(document.getElementById(id)?.querySelector('p')?.textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/profile2/limits');
});

test('help and self-exclusion tell whom to turn to today, and no tool claims to be open that is not', () => {
  render(
    <Stage address="/responsible-gambling">
      <ResponsibleGamblingPage />
    </Stage>,
  );
  const told = (id: string) => document.getElementById(id)?.textContent;
  expect(told('help')).toContain('helpline of your country');
  expect(told('self-exclusion')).toContain('write to support');
  expect(told('limits')).toContain('not open yet');
  expect(told('break')).toContain('not open yet');
});
