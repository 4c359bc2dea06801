import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReferenceText } from './payment-reference.tsx';

afterEach(cleanup);

const show = (reference: string) =>
  render(<ReferenceText reference={reference}>Quote DP-20261127-CA1C3862, please.</ReferenceText>).container;

test('the reference within a sentence reads from left to right in one piece, and the sentence stays whole [PAY-10]', () => {
  const sentence = show('DP-20261127-CA1C3862');
  expect(sentence.textContent).toBe('Quote DP-20261127-CA1C3862, please.');
  const [name, ...others] = sentence.querySelectorAll('bdi[dir="ltr"]');
  expect(others).toEqual([]);
  expect(name?.textContent).toBe('DP-20261127-CA1C3862');
});

test.each(['', 'WD-1'])('a sentence without the reference %o is as it was', (reference) => {
  const sentence = show(reference);
  expect(sentence.innerHTML).toBe('Quote DP-20261127-CA1C3862, please.');
});
