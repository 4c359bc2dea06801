/** One choice of a text: `{days, plural, one {…} other {…}}`. */
export interface MessageChoice {
  value: string;
  kind: string;
  /** The cases written for it, `=0` as `0`. */
  cases: readonly string[];
}

/** What a compiled text asks for and consists of, apart from its words. */
export interface MessageShape {
  /** Names of the values it prints or chooses by. */
  values: ReadonlySet<string>;
  /** Its `{n, plural, …}` and other formatted values. */
  choices: readonly MessageChoice[];
  /** Formats that are no choice: `{when, date}`. */
  formats: ReadonlySet<string>;
  /** Names of the elements it marks: `<0>…</0>`, `<icon/>`. */
  tags: ReadonlySet<string>;
  /** Its words: every branch's text, without values and tags. */
  words: string;
}

const CHOICES = new Set(['plural', 'selectordinal', 'select']);
/** As the renderer finds them: a pair, or one that closes itself. */
const TAG = /<([a-zA-Z0-9_](?:[\w.-]*\w)?)>(?=[\s\S]*?<\/\1>)|<([a-zA-Z0-9_](?:[\w.-]*\w)?)\/>/g;
const ANY_TAG = /<\/?[a-zA-Z0-9_](?:[\w.-]*\w)?\/?>/g;

/** Reads the shape of a compiled text; what is no text at all has no shape to compare. */
export function messageShape(compiled: unknown): MessageShape {
  const values = new Set<string>();
  const formats = new Set<string>();
  const choices: MessageChoice[] = [];
  const texts: string[] = [];
  const read = (message: unknown): void => {
    const tokens: readonly unknown[] = Array.isArray(message) ? message : [message];
    let text = '';
    for (const token of tokens) {
      if (typeof token === 'string') text += token;
      if (!Array.isArray(token)) continue;
      const parts: readonly unknown[] = token;
      const [name, kind, format] = parts;
      values.add(String(name));
      // A value between the halves of a tag does not part them.
      text += '\u0000';
      if (typeof kind !== 'string') continue;
      if (!CHOICES.has(kind)) formats.add(kind);
      else {
        const { offset: _offset, ...branches } = isRecord(format) ? format : {};
        choices.push({ value: String(name), kind, cases: Object.keys(branches) });
        for (const branch of Object.values(branches)) read(branch);
      }
    }
    texts.push(text);
  };
  read(compiled);
  const tags = texts.flatMap((text) => [...text.matchAll(TAG)].map((found) => found[1] ?? found[2] ?? ''));
  const words = texts.join(' ').replaceAll('\u0000', ' ').replaceAll(ANY_TAG, ' ');
  return { values, choices, formats, tags: new Set(tags), words };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
