import { useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** A finger cannot rest on a tile: its first tap shows what a pointer would be shown, its second one goes there. */
export function useTileInteraction() {
  const [open, setOpen] = useState(false);
  const [finger, setFinger] = useState(false);
  const [isRevealed, setLooked] = useState(false);
  const look = () => setLooked(true);
  return {
    /** Somebody has come to this tile. */
    looked: isRevealed,
    tile: {
      onPointerEnter: look,
      onFocus: look,
      'data-open': open ? '' : undefined,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    link: {
      onPointerDown: ({ pointerType }: PointerEvent) => setFinger(pointerType === 'touch'),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Where nothing is offered there is nothing to show first: the page tells more.
        if (!finger || open || event.currentTarget.parentElement?.querySelector('[data-barred]')) return;
        event.preventDefault();
        // Not every browser gives the focus to a link that is tapped; without it nothing would close the tile again.
        event.currentTarget.focus();
        setOpen(true);
      },
    },
  };
}
