import { knownZone, offsetMs } from '../time/zone.ts';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** What a spreadsheet reads as the beginning of a formula, also behind spaces. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/;

/** Marks that keep runs of text apart on a screen are noise in a file. */
const BIDI_MARKS = /[\u200e\u200f\u2066-\u2069\u202a-\u202e]/g;

function cell(value: string): string {
  const text = value.replaceAll(BIDI_MARKS, '');
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes a table as a CSV file's text: commas, CRLF, UTF-8 with its mark so that a spreadsheet reads every script. A text
 * that a spreadsheet would run as a formula gets an apostrophe before it; a plain number, negative ones too, stays one.
 * Source: RFC 4180; requirements PAY-10.
 */
export function toCsv({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}): string {
  const lines = [head, ...rows].map((line) => line.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const MINUTE = 60_000;

/** An instant as a file holds it: the clock of a zone with its distance to UTC, `2026-11-20T18:17:19+01:00`. */
export function formatZonedTimestamp({ instant, zone }: { instant: number; zone: string }): string {
  const ahead = offsetMs({ instant, zone: knownZone(zone) });
  const minutes = Math.trunc(Math.abs(ahead) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  const distance = `${ahead < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
  return new Date(instant + ahead).toISOString().slice(0, 19) + distance;
}
