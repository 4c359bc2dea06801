import { DATES_OF_BIRTH } from '@baize/domain/corpora/dates-of-birth';
import type { Locator } from '@playwright/test';
import { alternate, REQUIRED } from './field-entries.ts';

interface DateEntry {
  /** Year, month and day as they are chosen; what is on no list stays open. */
  parts: readonly string[];
  typed: string;
  message: string | null;
}

const WORDS = {
  ok: null,
  required: REQUIRED,
  format: REQUIRED,
  young: 'You must be at least 18 years old',
  old: 'Check the year: it makes you more than 100 years old',
} as const;

/** The years on the list for those who are 18 in 2026 (VAL-05: 100 years). */
const YEARS = { first: 1909, last: 2008 };

/** Every date of the corpus; by three lists none is chosen that is no date or out of their years, and a part stays open. */
export const DATE_ENTRIES: readonly DateEntry[] = (
  ['ok', 'required', 'young', 'old', 'format'] as const
).flatMap((verdict) =>
  DATES_OF_BIRTH[verdict].map((typed) => {
    const [first = '', second = '', ...rest] = typed.split('-');
    const parts = [first, second, rest.join('-')];
    const year = Number(parts[0]);
    const isOffered = verdict !== 'format' && year >= YEARS.first && year <= YEARS.last;
    return { typed, parts, message: isOffered ? WORDS[verdict] : REQUIRED };
  }),
);

/** Chooses every date in the three lists of a date of birth; answers what differs from the corpus. */
export async function tryDates(lists: Record<'year' | 'month' | 'day', Locator>): Promise<string[]> {
  const page = lists.day.page();
  const boxes = await Promise.all([lists.year, lists.month, lists.day].map((list) => list.elementHandle()));
  return page.evaluate(chooseAll, { boxes, json: JSON.stringify(alternate(DATE_ENTRIES)) });
}

/** Runs in the page. */
async function chooseAll({
  boxes,
  json,
}: {
  boxes: readonly (SVGElement | HTMLElement | null)[];
  json: string;
}): Promise<string[]> {
  const entries = JSON.parse(json) as DateEntry[];
  const lists = boxes.map((box) => {
    if (!(box instanceof HTMLSelectElement)) throw new Error('A date has three lists.');
    return box;
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  const heard = () => {
    const invalid = lists.find((list) => list.getAttribute('aria-invalid') === 'true');
    if (!invalid) return null;
    const notes = (invalid.getAttribute('aria-describedby') ?? '').split(' ');
    return notes.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  };
  const until = async (isSettled: () => boolean) => {
    const end = performance.now() + 3_000;
    while (!isSettled() && performance.now() < end) await nextTask();
  };
  let isTouched = false;
  const choose = async (parts: readonly string[]) => {
    for (const [at, list] of lists.entries()) {
      const part = parts[at] ?? '';
      if (list.value === part) continue;
      setValue?.call(list, part);
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await nextTask();
    }
    if (!isTouched) lists[2]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  const wrong: string[] = [];
  for (const { typed, parts, message } of entries) {
    // Refused before it is to be accepted, and the other way round: nothing left of the last date is taken for an answer.
    if ((heard() === null) === (message === null)) {
      await choose(['1990', '06', message === null ? '' : '15']);
      await until(() => (heard() === null) !== (message === null));
      if ((heard() === null) === (message === null)) wrong.push(`The step before ${typed} is no use`);
    }
    await choose(parts);
    await until(() => heard() === message);
    await nextTask();
    await nextTask();
    const said = heard();
    isTouched ||= said !== null;
    const chosen = lists.map(({ value }) => value);
    const isWhole = chosen.every((part) => part !== '');
    if (said !== message) wrong.push(`${JSON.stringify(typed)}: says ${said} instead of ${message}`);
    // A whole date is the one that was meant; anything else leaves a part open.
    if (isWhole ? chosen.join('-') !== typed : said !== 'Required')
      wrong.push(`${JSON.stringify(typed)}: ${chosen.join('-')} is chosen`);
    if (wrong.length > 5) break;
  }
  return wrong;
}
