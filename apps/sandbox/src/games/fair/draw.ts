/** Takes the next whole number from 0 up to, but never, `below`; all equally likely. `below` is 1 to 2^32. */
export type Draw = (below: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes draws of a stream of 32-bit words: a word beyond the largest multiple of `below` is thrown away, so that no
 * result is likelier than another. The same words give the same draws, on the server and in the player's browser.
 */
export function createDraw(nextWord: () => number): Draw {
  return (below) => {
    const fair = WORDS - (WORDS % below);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % below;
  };
}

/** Reads blocks of bytes as 32-bit words, first byte highest; `blockAt(0)`, `blockAt(1)`… are asked for in turn. */
export function readUint32s(blockAt: (index: number) => Uint8Array): () => number {
  let view: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let blocks = 0;
  return () => {
    if (offset >= view.byteLength) {
      const block = blockAt(blocks);
      view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      blocks += 1;
      offset = 0;
    }
    offset += 4;
    return view.getUint32(offset - 4);
  };
}

/** The message whose HMAC is block number `index` of a round. */
export function getBlockMessage(clientSeed: string, index: number): string {
  return `${clientSeed}:${index}`;
}
