import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateOfBirth } from './date-of-birth.tsx';
import { daysInMonth, dateSeparator, monthNames, datePartOrder } from './date-parts.ts';

afterEach(cleanup);

const YEARS = Array.from({ length: 100 }, (_, back) => 2008 - back);

async function shown(start = '', locale = 'en') {
  const told: string[] = [];
  function Held() {
    const [value, setValue] = useState(start);
    return (
      <DateOfBirth
        label="Date of birth"
        value={value}
        onValueChange={(next) => {
          told.push(next);
          setValue(next);
        }}
        years={YEARS}
        locale={locale}
        partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
        pickLabel="Choose a date"
      />
    );
  }
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
  const part = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  return { told, part, text };
}

test('a date is told once all three parts are chosen, and none before', async () => {
  const { told, part } = await shown();
  await userEvent.selectOptions(part('Year'), '1990');
  await userEvent.selectOptions(part('Day'), '5');
  expect(told).toEqual(['', '']);
  await userEvent.selectOptions(part('Month'), 'February');
  expect(told.at(-1)).toBe('1990-02-05');
});

test('the years offered are the hundred given', async () => {
  const { part } = await shown();
  const offered = Array.from(part('Year').options, ({ value }) => value).filter(Boolean);
  expect(offered).toHaveLength(100);
  expect(offered[0]).toBe('2008');
});

test('a day the month does not have is taken back and the rest stays', async () => {
  const { told, part } = await shown('1990-01-31');
  await userEvent.selectOptions(part('Month'), 'February');
  expect(part('Day').value).toBe('');
  expect(part('Year').value).toBe('1990');
  expect(told.at(-1)).toBe('');
});

test.each([
  ['02', '2001', 28],
  ['02', '2000', 29],
  ['02', '1900', 28],
  ['02', '', 29],
  ['04', '1990', 30],
  ['', '1990', 31],
])('month %s of %s has %i days', (month, year, days) => {
  expect(daysInMonth({ month, year })).toBe(days);
});

test('the parts stand as the language writes them, with its months', () => {
  expect(datePartOrder('en')).toEqual(['month', 'day', 'year']);
  expect(datePartOrder('de')).toEqual(['day', 'month', 'year']);
  expect(datePartOrder('ja')).toEqual(['year', 'month', 'day']);
  expect(monthNames('de')[2]).toBe('März');
  expect(datePartOrder('ar')).toHaveLength(3);
  expect(datePartOrder('fa')).toHaveLength(3);
});

test('figures stand between what the language writes there', () => {
  expect(['en', 'en-GB', 'de', 'tr', 'ar', 'ja', 'nl'].map(dateSeparator)).toEqual([
    '/',
    '/',
    '.',
    '.',
    '/',
    '/',
    '-',
  ]);
});

test('a date typed whole is told as one, stands in the language’s order once it is left, and is chosen in the lists', async () => {
  const { told, part, text } = await shown('', 'en-GB');
  expect(text.placeholder).toBe('Day/Month/Year');
  await userEvent.type(text, '5.2.1990');
  expect(told.at(-1)).toBe('1990-02-05');
  expect(text.value).toBe('5.2.1990');
  await userEvent.tab();
  expect(text.value).toBe('05/02/1990');
  expect(['Day', 'Month', 'Year'].map((name) => part(name).value)).toEqual(['05', '02', '1990']);
  await userEvent.selectOptions(part('Month'), 'March');
  expect(text.value).toBe('05/03/1990');
  await userEvent.selectOptions(part('Month'), '');
  expect(text.value).toBe('');
});

test('what is no date is told as it is typed, and stays', async () => {
  const { told, part, text } = await shown('', 'de');
  await userEvent.click(text);
  await userEvent.paste(' 31.02.1990 ');
  expect(told.at(-1)).toBe('31.02.1990');
  await userEvent.tab();
  expect(text.value).toBe(' 31.02.1990 ');
  expect(part('Day').value).toBe('');
  await userEvent.clear(text);
  expect(told.at(-1)).toBe('');
});

test('a year that is on no list is shown there when it was typed', async () => {
  const { part, text } = await shown();
  await userEvent.type(text, '12/31/2015');
  expect(part('Year').value).toBe('2015');
});

test('Escape in the lists closes the lists alone: the dialog around them hears nothing', async () => {
  const escapes: string[] = [];
  const hear = ({ key }: KeyboardEvent) => escapes.push(key);
  document.addEventListener('keydown', hear);
  const { part } = await shown('1990-02-28');
  part('Month').focus();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', hear);
  expect(screen.queryByLabelText('Month')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
  expect(escapes).toEqual([]);
});
