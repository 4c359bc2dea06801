import { Plural } from '@lingui/react/macro';

/** How many games there are. */
export function GameCount({ count }: { count: number }) {
  return <Plural id="lobby.games" value={count} one="# game" other="# games" />;
}
