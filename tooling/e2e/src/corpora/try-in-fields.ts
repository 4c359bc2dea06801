import type { Locator, Page } from '@playwright/test';
import { alternate, type FieldEntry } from './field-entries.ts';

/** A field and what is tried in it; `good` and `bad` are texts it accepts and refuses, to go to in between. */
export interface FieldTrial {
  field: Locator;
  entries: readonly FieldEntry[];
  good: string;
  bad: string;
}

interface Column {
  entries: readonly FieldEntry[];
  good: string;
  bad: string;
}

/**
 * Enters every text of some corpora, in all fields at once, as React hears it, and answers what differs from the corpus: what
 * a field says, or what it holds. A verdict counts once it has come about: before a text that is to be accepted the
 * field is refusing another, and the other way round, so that nothing left of the last one is taken for an answer.
 */
export async function tryInFields(page: Page, trials: readonly FieldTrial[]): Promise<string[]> {
  const boxes = await Promise.all(trials.map(({ field }) => field.elementHandle()));
  const columns: Column[] = trials.map(({ entries, good, bad }) => ({
    entries: alternate(entries),
    good,
    bad,
  }));
  // As JSON: it escapes halves of pairs, which would not survive the way into the page.
  return page.evaluate(enterAll, { boxes, json: JSON.stringify(columns) });
}

/** Runs in the page. */
async function enterAll({
  boxes,
  json,
}: {
  boxes: readonly (SVGElement | HTMLElement | null)[];
  json: string;
}): Promise<string[]> {
  const columns = JSON.parse(json) as Column[];
  const fields = columns.map((column, at) => {
    const box = boxes[at];
    if (!(box instanceof HTMLInputElement)) throw new Error('A trial needs a box.');
    return { ...column, box, accepts: null as boolean | null, country: '', isTouched: false };
  });
  type Field = (typeof fields)[number];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
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
  const until = async (isSettled: () => boolean) => {
    const end = performance.now() + 3_000;
    while (!isSettled() && performance.now() < end) await nextTask();
  };
  /** Once a field was left after a fault it speaks while it is typed in; leaving it each time costs a search for what is focused next. */
  const enter = (field: Field, text: string) => {
    setValue?.call(field.box, text);
    field.box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (!field.isTouched) field.box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  const heard = ({ box }: Field) => {
    if (box.getAttribute('aria-invalid') !== 'true') return null;
    const notes = (box.getAttribute('aria-describedby') ?? '').split(' ');
    return notes.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  };
  /** As a browser fills a list in by itself: one of 50 countries is not opened for each. */
  const chooseCode = async (field: Field, region: NonNullable<FieldEntry['region']>) => {
    const parts = field.box.closest('span')?.parentElement;
    const hidden = parts?.querySelector('input:not([type=tel])');
    const trigger = parts?.querySelector('[role=combobox]');
    setValue?.call(hidden, region.country);
    hidden?.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => trigger?.textContent === `+${region.phoneCode}`);
    if (trigger?.textContent !== `+${region.phoneCode}`) wrong.push(`${region.country} is not to be chosen`);
    Object.assign(field, { country: region.country, good: region.good, accepts: null });
  };
  const wrong: string[] = [];
  const steps = Math.max(...columns.map(({ entries }) => entries.length));
  for (let step = 0; step < steps; step += 1) {
    const now = fields.flatMap((field) => {
      const entry = field.entries[step];
      return entry ? [{ field, entry, accepted: entry.message === null }] : [];
    });
    for (const { field, entry } of now)
      if (entry.region && entry.region.country !== field.country) await chooseCode(field, entry.region);
    const turned = now.filter(({ field, accepted }) => field.accepts !== !accepted);
    for (const { field, accepted } of turned) enter(field, accepted ? field.bad : field.good);
    await until(() => turned.every(({ field, accepted }) => (heard(field) === null) === !accepted));
    for (const { field, accepted } of turned)
      if ((heard(field) === null) !== !accepted)
        wrong.push(`The step in between is no use: ${field.box.value}`);

    for (const { field, entry } of now) enter(field, entry.typed);
    await until(() => now.every(({ field, entry }) => heard(field) === entry.message));
    // What comes after it, as of a rule that answers late, counts too.
    await nextTask();
    await nextTask();
    for (const { field, entry, accepted } of now) {
      const said = heard(field);
      const { value } = field.box;
      field.accepts = said === null;
      field.isTouched ||= said !== null;
      if (said === entry.message && value === entry.left) continue;
      const show = (text: string | null) => JSON.stringify(text)?.slice(0, 120);
      wrong.push(
        `${show(entry.typed)}: says ${show(said)} instead of ${show(entry.message)}, holds ${show(value)} of ${show(entry.left)}`,
      );
      if (accepted !== field.accepts) field.accepts = null;
    }
    if (wrong.length > 5) break;
  }
  return wrong;
}
