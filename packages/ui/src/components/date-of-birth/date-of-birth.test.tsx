import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateOfBirth } from './date-of-birth.tsx';
import { daysInMonth, monthNames, datePartOrder } from './date-parts.ts';

afterEach(cleanup);

const YEARS = Array.from({ length: 100 }, (_, back) => 2008 - back);

function shown(start = '', locale = 'en') {
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
      />
    );
  }
  render(<Held />);
  const part = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  return { told, part };
}

test('a date is told once all three parts are chosen, and none before', async () => {
  const { told, part } = shown();
  await userEvent.selectOptions(part('Year'), '1990');
  await userEvent.selectOptions(part('Day'), '5');
  expect(told).toEqual(['', '']);
  await userEvent.selectOptions(part('Month'), 'February');
  expect(told.at(-1)).toBe('1990-02-05');
});

test('the years offered are the hundred given', () => {
  const { part } = shown();
  const offered = Array.from(part('Year').options, ({ value }) => value).filter(Boolean);
  expect(offered).toHaveLength(100);
  expect(offered[0]).toBe('2008');
});

test('a day the month does not have is taken back and the rest stays', async () => {
  const { told, part } = shown('1990-01-31');
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
