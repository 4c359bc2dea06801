import type { ModalProps } from '@baize/page/brand';
import { useSession } from '@baize/player/session';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether a way in is to be shown: not before it is known that nobody is signed in, which takes an answer where a token
 * is kept. Who turns out to be in needs none, and it closes; once shown it stays, and so does what is typed there.
 */
export function useSignedOutForm({ open, close }: Pick<ModalProps, 'open' | 'close'>): boolean {
  const { phase } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!wanted && phase === 'signed-out') setWanted(true);
  const needless = useEffectEvent(close);
  const over = open && !wanted && phase === 'signed-in';
  useEffect(() => {
    if (over) needless();
  }, [over]);
  return wanted;
}
