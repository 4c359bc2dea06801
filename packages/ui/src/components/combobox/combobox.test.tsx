import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const options = [
  { value: 'BQ', label: 'Caribbean Netherlands', keywords: ['BQ'] },
  { value: 'NL', label: 'Netherlands', keywords: ['NL', 'Holland'] },
  { value: 'UA', label: 'Ukraine', keywords: ['UA'] },
  { value: 'GB', label: 'United Kingdom', keywords: ['GB', 'UK'] },
];

const visibleLabels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openCombobox() {
  const choose = vi.fn<(value: string) => void>();
  render(
    <Field label="Country">
      <Combobox
        value={null}
        onValueChange={choose}
        options={options}
        searchLabel="Search countries"
        emptyLabel="No matching country"
      />
    </Field>,
  );
  await userEvent.click(screen.getByLabelText('Country'));
  return { choose, search: await screen.findByPlaceholderText('Search countries') };
}

test('the best match stands first and Enter chooses it', async () => {
  const { choose, search } = await openCombobox();
  await userEvent.type(search, 'netherlands');
  expect(visibleLabels()).toEqual(['Netherlands', 'Caribbean Netherlands']);
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('NL');
});

test('the list stands in its own order again once the search is emptied', async () => {
  const { search } = await openCombobox();
  await userEvent.type(search, 'uk');
  expect(visibleLabels()).toEqual(['United Kingdom', 'Ukraine']);
  await userEvent.clear(search);
  expect(visibleLabels()).toEqual(options.map(({ label }) => label));
});

test('a closed list opens in its own order', async () => {
  const { search } = await openCombobox();
  await userEvent.type(search, 'uk');
  await userEvent.keyboard('{Enter}');
  const trigger = screen.getByLabelText('Country');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await screen.findByPlaceholderText('Search countries');
  expect(visibleLabels()).toEqual(options.map(({ label }) => label));
});
