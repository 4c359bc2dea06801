import { NAUGHTY_CODE } from './naughty-code.ts';
import { NAUGHTY_MARKUP } from './naughty-markup.ts';
import { NAUGHTY_UNICODE } from './naughty-unicode.ts';
import { NAUGHTY_WORDS } from './naughty-words.ts';

export { NAUGHTY_MARKUP } from './naughty-markup.ts';
export { NAUGHTY_UNSEEN } from './naughty-unicode.ts';

/** Every naughty text of which something is seen; none is longer than 255 characters. */
export const NAUGHTY_SEEN: readonly string[] = [
  ...NAUGHTY_MARKUP,
  ...NAUGHTY_CODE,
  ...NAUGHTY_WORDS,
  ...NAUGHTY_UNICODE,
];
