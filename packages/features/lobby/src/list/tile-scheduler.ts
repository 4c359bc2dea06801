/**
 * How far a tile of a list is drawn: its room; its words and the way to its game; all of it, with what costs a browser
 * most, its picture and what lies over it.
 */
export type TileDetail = 'place' | 'words' | 'all';

/** A list that goes further between two frames flies by, in CSS px: the slower a browser, the sooner it has too much to draw. */
const FAST_SCROLL_PX = 60;

/** A list that has not moved for so long stands, in ms. */
const IDLE_AFTER_MS = 120;

/** A frame that took longer was more than this browser could do in time, in ms. */
const MAX_FRAME_MS = 25;

/** About a row of tiles. */
const TILES_PER_FRAME = 8;

/** Who waits, by where on the page they stand, in CSS px. */
type TileQueue = Map<() => void, number>;

const waiting: { words: TileQueue; all: TileQueue } = { words: new Map(), all: new Map() };
let lastScroll = { at: Number.NEGATIVE_INFINITY, to: 0, quickly: false };
let running = false;
let lastFrame = 0;

const isIdle = (): boolean => performance.now() - lastScroll.at > IDLE_AFTER_MS;

/** How far a tile is drawn that comes now. */
export function initialTileDetail(): TileDetail {
  if (isIdle()) return 'all';
  return lastScroll.quickly ? 'place' : 'words';
}

/** Follows how the page is scrolled, until `signal` says to stop. */
export function trackScrolling(signal: AbortSignal): void {
  const follow = () => {
    const to = window.scrollY;
    // A single leap, however far, is somebody who wants to see what is there.
    lastScroll = {
      quickly: !isIdle() && Math.abs(to - lastScroll.to) > FAST_SCROLL_PX,
      at: performance.now(),
      to,
    };
  };
  window.addEventListener('scroll', follow, { passive: true, signal });
}

/**
 * Tells a tile `at` so many px of the page, drawn as far as `ready`, when it may be drawn further; returns what gives
 * its turns up.
 */
export function scheduleTile(
  { ready, at }: { ready: TileDetail; at: number },
  go: (next: TileDetail) => void,
): () => void {
  if (ready === 'all') return () => undefined;
  const words = () => go('words');
  const all = () => go('all');
  if (ready === 'place') waiting.words.set(words, at);
  waiting.all.set(all, at);
  if (!running) requestAnimationFrame(runFrame);
  running = true;
  return () => {
    waiting.words.delete(words);
    waiting.all.delete(all);
  };
}

/**
 * None while the list flies by; words for a row and one picture a frame while it moves as somebody reads it, pictures
 * as far as the browser can follow; a row a frame once it stands.
 */
function runFrame(now: number): void {
  const inTime = now - lastFrame < MAX_FRAME_MS;
  lastFrame = now;
  if (isIdle()) runNearest(waiting.all, TILES_PER_FRAME);
  else if (!lastScroll.quickly) {
    runNearest(waiting.words, TILES_PER_FRAME);
    runNearest(waiting.all, inTime ? 1 : 0);
  }
  running = waiting.all.size > 0;
  if (running) requestAnimationFrame(runFrame);
}

/** First to those nearest to the middle of what is seen. */
function runNearest(turns: TileQueue, count: number): void {
  const middle = window.scrollY + window.innerHeight / 2;
  const near = [...turns].toSorted(([, a], [, b]) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const [go] of near.slice(0, count)) {
    turns.delete(go);
    go();
  }
}
