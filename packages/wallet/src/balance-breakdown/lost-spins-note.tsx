import { Plural } from '@lingui/react/macro';

/** Free spins that are lost together with bonus money. */
export function LostSpinsNote({ spins }: { spins: number }) {
  return (
    <Plural
      id="bonus.cancel.lost.spins"
      value={spins}
      one="# free spin that is left goes with it."
      other="# free spins that are left go with it."
    />
  );
}
