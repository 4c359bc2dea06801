import { afterEach, expect, test } from 'vitest';
import { arrivedHandover } from './handover-store.ts';

afterEach(() => sessionStorage.clear());

const write = (at: number) =>
  sessionStorage.setItem('baize.handover', JSON.stringify({ code: 'the-code', from: '', at }));

test('what the host’s page has laid aside is read in this tab, while it is young [MIR-01]', () => {
  write(Date.now());
  expect(arrivedHandover.get()).toMatchObject({ code: 'the-code' });
  write(Date.now() - 3_600_000);
  expect(arrivedHandover.get()).toBeNull();
});

test('once taken it is gone [MIR-01]', () => {
  write(Date.now());
  arrivedHandover.clear();
  expect(arrivedHandover.get()).toBeNull();
  expect(sessionStorage.getItem('baize.handover')).toBeNull();
});
