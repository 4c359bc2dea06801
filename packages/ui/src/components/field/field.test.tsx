import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

function described(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('A field names its control and tells it the hint', () => {
  render(
    <Field label="City" hint="Where you live">
      <Input />
    </Field>,
  );
  expect(described(screen.getByLabelText('City'))).toBe('Where you live');
});

test('What is wrong takes the place of the hint and marks the control', () => {
  render(
    <Field label="City" hint="Where you live" error="Letters only">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('City');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toBe('Letters only');
  expect(screen.queryByText('Where you live')).toBeNull();
});

test('Of two controls in a field the one with its own name keeps it', () => {
  render(
    <Field label="Phone">
      <Input aria-label="Country code" />
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Phone')).not.toBe(screen.getByLabelText('Country code'));
});

test('A locked answer can be read but not changed', () => {
  render(
    <Field label="Last name">
      <Input locked defaultValue="Reyes" />
    </Field>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Last name').readOnly).toBe(true);
});
