import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { tooltip } from './panel-tooltips.css.ts';

interface Tooltip {
  text: string;
  /** Where the row stands, in px of the window. */
  middle: number;
  edge: number;
}

/** Wider than this and the panel's words stand in it, in px. */
const NARROW_PANEL_PX = 100;

/**
 * Names the icons of the narrow panel for who points at one or comes to it by keyboard. Screen readers
 * have the words from the rows themselves.
 */
export function PanelTooltips({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Tooltip | null>(null);
  useEffect(() => {
    const side = panel.current;
    if (!side) return;
    const stop = new AbortController();
    const hear = (name: string, act: (event: Event) => void) =>
      side.addEventListener(name, act, { signal: stop.signal, capture: true });
    const show = (target: EventTarget | null) => setShown(tooltipFor(side, target));
    const hide = () => setShown(null);
    for (const name of ['pointerover', 'focusin']) hear(name, ({ target }) => show(target));
    for (const name of ['pointerleave', 'focusout', 'scroll', 'click']) hear(name, hide);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    show(side.querySelector(':focus-visible, a:hover, button:hover'));
    return () => stop.abort();
  }, [panel]);
  if (!shown) return null;
  return createPortal(
    <div
      aria-hidden
      className={tooltip}
      style={{ insetBlockStart: `${shown.middle}px`, insetInlineStart: `${shown.edge}px` }}
    >
      {shown.text}
    </div>,
    document.body,
  );
}

function tooltipFor(side: HTMLElement, target: EventTarget | null): Tooltip | null {
  const row = target instanceof Element ? target.closest('a, button') : null;
  if (!row || side.offsetWidth > NARROW_PANEL_PX) return null;
  const text = row.getAttribute('aria-label') ?? row.textContent;
  const { top, height } = row.getBoundingClientRect();
  return { text, middle: top + height / 2, edge: side.offsetWidth + 4 };
}
