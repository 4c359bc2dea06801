import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEPOSIT, findRecordRegion, renderRows, WITHDRAWAL } from '../testing/render-record.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const TO_BANK = { destination: '…4300', fee: 0, expectedAt: '2099-11-22T17:17:19Z' };

test('paper holds every fact of the record, and its press prints', async () => {
  const user = renderRows([WITHDRAWAL], '?record=w-1');
  await findRecordRegion('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  for (const words of [
    'Transaction record',
    'WD-20261120-0007',
    '−€40.00',
    'Processing',
    'Printed',
    'Player',
  ])
    expect(paper?.textContent).toContain(words);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

test('paper tells the outcome and the dated steps, and names the zone once [PAY-10]', async () => {
  renderRows([WITHDRAWAL], '?record=w-1');
  await findRecordRegion('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  if (!(paper instanceof HTMLElement)) throw new Error('There is no sheet.');
  const text = paper.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Your withdrawal is approved and with the payment provider.');
  expect(text).not.toContain('your time');
  expect(text.match(/Time zone/g)).toHaveLength(1);
  const steps = [...paper.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(steps).toHaveLength(4);
  expect(steps[0]).toMatch(/^Withdrawal requested.*20\sNov\s2026, .*\d\d:17\sUTC/);
  expect(steps[3]).toContain('The payment provider is paying it out');
});

test('a withdrawal says where it goes, what it costs and by when it arrives, on the page and on paper [PAY-10]', async () => {
  renderRows([{ ...WITHDRAWAL, ...TO_BANK }], '?record=w-1');
  const shown = await findRecordRegion('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  for (const text of [shown.textContent, paper?.textContent].map((one) =>
    (one ?? '').replaceAll(/[\u2066-\u2069]/g, ''),
  )) {
    expect(text).toContain('To…4300');
    expect(text).toContain('FeeNo fee');
    expect(text).toMatch(/Expected by22\sNov\s2099, \d\d:17/);
    expect(text.match(/17:17:19\sUTC/g)).toHaveLength(1);
    expect(text).not.toContain('Exact time');
  }
  expect(shown.textContent).toMatch(/If it has not arrived by then, send the details to support/);
});

test('paper tells each time in the zone of the player and in UTC, and once where they are the same [PAY-10]', async () => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  renderRows([{ ...WITHDRAWAL, ...TO_BANK }], '?record=w-1');
  await findRecordRegion('Withdrawal WD-20261120-0007');
  const text = () =>
    (document.querySelector('[data-print-sheet]')?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  const inTwo = String.raw`\d\d?\s\w+\s\d{4}, \d\d:\d\d\sUTC\+\d \(\d\d?\s\w+\s\d{4}, \d\d:\d\d\sUTC\)`;
  expect(text()).toMatch(/Expected by22\sNov\s2099, 18:17\sUTC\+1 \(22\sNov\s2099, 17:17\sUTC\)/);
  expect(text()).toMatch(/Withdrawal requested20\sNov\s2026, 18:17\sUTC\+1 \(20\sNov\s2026, 17:17\sUTC\)/);
  expect(text()).toMatch(new RegExp(`Printed${inTwo}`));
  cleanup();
  vi.stubEnv('TZ', 'UTC');
  renderRows([{ ...WITHDRAWAL, ...TO_BANK }], '?record=w-1');
  await findRecordRegion('Withdrawal WD-20261120-0007');
  expect(text()).toMatch(/Expected by22\sNov\s2099, 17:17\sUTC(?! \()/);
});

test('on paper the e-mail address breaks after its @ and its dots', async () => {
  renderRows([WITHDRAWAL], '?record=w-1');
  await findRecordRegion('Withdrawal WD-20261120-0007');
  expect(document.querySelector('[data-print-sheet]')?.innerHTML).toContain('marisol@<wbr>player.<wbr>test');
});

test('a deposit names its fee on the page and on paper, and a step without a time has none [PAY-10]', async () => {
  const history = [
    { status: 'processing', at: '2026-11-20T17:17:19Z' },
    { status: 'completed', at: '2026-11-20T17:18:00Z' },
  ] as const;
  renderRows([{ ...DEPOSIT, fee: 1.25, history: [...history] }], '?record=d-1');
  const shown = await findRecordRegion('Deposit DP-20261120-0042');
  const paper = document.querySelector('[data-print-sheet]');
  for (const part of [shown, paper])
    expect((part?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')).toContain('Fee€1.25');
  const cells = [...(paper?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells.map(([step]) => step)).toEqual([
    'Created',
    'Confirmed by the provider',
    'Credited to your balance',
  ]);
  expect(cells[1]?.[1]).toBe('');
  expect(cells[2]?.[1]).toMatch(/17:18/);
});
