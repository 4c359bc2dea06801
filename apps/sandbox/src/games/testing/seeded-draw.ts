import { createDraw, type Draw } from '../fair/draw.ts';

/** Draws of a small seeded generator (sfc32): a million rounds in a second, the same ones each time. */
export function seededDraw(seed: number): Draw {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed | 1];
  const nextWord = () => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + word;
    return word >>> 0;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) nextWord();
  return createDraw(nextWord);
}
