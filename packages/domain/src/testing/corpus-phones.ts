import type { PhoneCheckResult } from '../phone.ts';

type Bad = {
  phoneCode: string | null | undefined;
  phone: string | null | undefined;
  verdict: Exclude<PhoneCheckResult, 'ok'>;
};

const EMPTY = ['', ' ', '   ', '\t', '\u00a0', null, undefined];

const NO_DIGITS = [
  '+31612345678',
  '+612345678',
  '06-12345678',
  '06 12345678',
  '6 12 34 56 78',
  ' 612345678',
  '612345678 ',
  '612345678\n',
  '(06)12345678',
  '6.12345678',
  '612345678x',
  'x612345678',
  '612345678;ext=1',
  '612345678#1',
  'abc',
  '1-800-FLOWERS',
  '612345678e1',
  '-612345678',
  '٦١٢٣٤٥٦٧٨',
  '６１２３４５６７８',
  '६१२३४५६७८',
  '612345678\u200b',
  '6123\u202e45678',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '0x24',
  '__proto__',
  'toString',
  '<script>',
  "' or 1=1",
  '📱',
];

const NO_CODES = [
  '',
  ' ',
  '+',
  '++31',
  '+ 31',
  '3',
  '0',
  '00',
  '0031',
  '031',
  '2',
  '21',
  '210',
  '4',
  '8',
  '9',
  '99',
  '999',
  '883',
  '800',
  '31a',
  'a31',
  'NL',
  '1-684',
  '31.0',
  '-31',
  '3.1e1',
  '٣١',
  '３１',
  '31\u200b',
  '316123456789',
  '__proto__',
  'constructor',
  null,
  undefined,
];

const WRONG = [
  { phoneCode: '31', phone: '012345678', verdict: 'invalid' },
  { phoneCode: '31', phone: '000000000', verdict: 'invalid' },
  { phoneCode: '1', phone: '0000000000', verdict: 'invalid' },
  { phoneCode: '1', phone: '1111111111', verdict: 'invalid' },
  { phoneCode: '44', phone: '0000000000', verdict: 'invalid' },
  { phoneCode: '33', phone: '000000000', verdict: 'invalid' },
  { phoneCode: '31', phone: '0', verdict: 'short' },
  { phoneCode: '31', phone: '6', verdict: 'short' },
  { phoneCode: '1', phone: '1', verdict: 'short' },
  { phoneCode: '1', phone: '911', verdict: 'short' },
  { phoneCode: '44', phone: '999', verdict: 'short' },
  { phoneCode: '33', phone: '61234567', verdict: 'short' },
  { phoneCode: '33', phone: '6123456789', verdict: 'long' },
  { phoneCode: '31', phone: '0031612345678', verdict: 'long' },
  { phoneCode: '31', phone: '9'.repeat(31), verdict: 'long' },
  { phoneCode: '31', phone: '9'.repeat(251), verdict: 'long' },
  { phoneCode: '31', phone: '0'.repeat(100_000), verdict: 'long' },
] as const satisfies readonly Bad[];

/** Phone codes and numbers a form refuses, and how; good ones of every region come from the library's examples. */
export const BAD_PHONES: readonly Bad[] = [
  ...EMPTY.map((phone) => ({ phoneCode: '31', phone, verdict: 'required' as const })),
  ...NO_CODES.map((phoneCode) => ({ phoneCode, phone: '', verdict: 'required' as const })),
  ...NO_DIGITS.map((phone) => ({ phoneCode: '31', phone, verdict: 'invalid' as const })),
  ...NO_CODES.map((phoneCode) => ({ phoneCode, phone: '1612345678', verdict: 'invalid' as const })),
  ...WRONG,
];
