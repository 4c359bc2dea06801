import { failedDeposit } from '@baize/player/failed-deposit';
import { buttonClass } from '@baize/ui/button';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { transaction } from '../testing/fake-cashier.ts';
import { renderResult } from '../testing/render-result.tsx';

afterEach(() => {
  cleanup();
  act(() => failedDeposit.set(null));
  sessionStorage.clear();
  localStorage.clear();
});

const DECLINED = '?modal=deposit-decline&transactionId=t-1';
const instead = { name: /instead/ } as const;

test('a method whose limits do not take the amount is not offered in place of one that failed [PAY-07]', async () => {
  // The smallest payment by any of them is 10.
  renderResult(DECLINED, { rows: [transaction({ status: 'rejected', amount: 7 })] });
  await screen.findByRole('link', { name: 'Payment record' });
  expect(screen.queryByRole('button', instead)).toBeNull();
});

test('beside another payment that is still open no other method is urged [PAY-07]', async () => {
  const failed = transaction({ status: 'rejected' });
  renderResult(DECLINED, { rows: [failed] });
  const urged = (await screen.findByRole('button', instead)).className;
  expect(urged).toBe(buttonClass({ variant: 'primary' }));
  cleanup();
  const open = transaction({ transactionId: 't-2', reference: 'DP-2', status: 'processing' });
  renderResult(DECLINED, { rows: [failed, open] });
  expect((await screen.findByRole('button', instead)).className).toBe(buttonClass({ variant: 'outline' }));
});
