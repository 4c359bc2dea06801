/** Where a game is played nobody is spoken to; it is said when they leave. */
const IN_PLAY = ['/casino/games/', '/play/'];

export function isInPlay(path: string): boolean {
  return IN_PLAY.some((place) => path.startsWith(place));
}
