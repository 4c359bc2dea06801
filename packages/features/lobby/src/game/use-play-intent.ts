import { PLAY_PARAM } from '@baize/domain/game-paths';
import type { PlayAccess, PlayMode } from '@baize/domain/play-access';
import { useModals } from '@baize/links/modals';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { isPlayMode, playIntent } from './play-intent.ts';

interface PlayIntentOptions {
  slug: string;
  /** Null until it is known who asks. */
  access: PlayAccess | null;
  start(mode: PlayMode): void;
}

/**
 * Does what was asked before it could be done: `?play=` of a link, or a game that a visitor wanted to play and logged in
 * for. A wish is done once, and forgotten with the page.
 */
export function usePlayIntent({ slug, access, start }: PlayIntentOptions): void {
  const [search, setSearch] = useSearchParams();
  const { open } = useModals();
  const asked = search.get(PLAY_PARAM);

  const take = useEffectEvent(() => {
    if (!access) return;
    if (isPlayMode(asked)) {
      playIntent.set({ slug, mode: asked });
      search.delete(PLAY_PARAM);
    }
    const wish = playIntent.get();
    const offer = wish?.slug === slug ? access[wish.mode] : null;
    if (offer?.kind === 'open' || offer?.kind === 'refused') playIntent.clear();
    if (wish && offer?.kind === 'open') start(wish.mode);
    if (!isPlayMode(asked)) return;
    if (offer?.kind === 'login') return open('login');
    setSearch(search, { replace: true, preventScrollReset: true });
  });

  const known = access === null ? null : `${access.real.kind} ${access.demo.kind}`;
  useEffect(() => take(), [known, asked, slug]);
  useEffect(() => () => playIntent.clear(), [slug]);
}
