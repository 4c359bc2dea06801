import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo as CuracaoMark } from './curacao/logo.tsx';
import { Logo as LuluMark } from './lulu/logo.tsx';

afterEach(cleanup);

test('a mark reads as the brand name and is never translated', () => {
  render(
    <>
      <CuracaoMark />
      <LuluMark />
    </>,
  );
  for (const name of ['curaçao', 'lulu']) {
    expect(screen.getByText(name).closest('[translate="no"]')).not.toBeNull();
  }
});
