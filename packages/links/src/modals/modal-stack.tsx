import { readModals, unknownModals, type ModalName } from '@baize/domain/modals';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Feature } from '@baize/page/brand';
import { report } from '@baize/page/report';
import { LazyModal } from './lazy-modal.tsx';
import { useModals } from './use-modals.ts';

/** The modals of the address over the page, each once its code is there. */
export function ModalStack({ modals }: { modals: Feature['modals'] }) {
  const { stack, close } = useModals();
  const { leaving, left } = useClosingModals(stack);
  const [shownModals, setShownModals] = useState<readonly ModalName[]>([]);
  useReportUnknownModals(modals);
  const offered = [...stack, ...leaving].filter((name) => modals[name]);
  // A name nobody offers may stand above it in the address, but not on the screen.
  const top = stack.findLast((name) => modals[name]);
  return offered.map((name, place) => {
    const load = modals[name];
    if (!load) return null;
    return (
      <LazyModal
        key={name}
        load={load}
        open={stack.includes(name)}
        // The one opened last has the keyboard: each waits for those beneath it, whose code may come later.
        canShow={offered.slice(0, place).every((beneath) => shownModals.includes(beneath))}
        onShown={() => setShownModals((names) => [...names, name])}
        onHidden={() => setShownModals((names) => names.filter((other) => other !== name))}
        // Escape and the veil are heard by every open dialog; only the top one follows.
        close={() => {
          if (name === top) close(name);
        }}
        onExited={() => left(name)}
      />
    );
  });
}

/** Modals that have left the address but still play their exit. */
function useClosingModals(stack: readonly ModalName[]) {
  const [leaving, setLeaving] = useState<readonly ModalName[]>([]);
  const [before, setBefore] = useState(stack);
  if (before !== stack) {
    setBefore(stack);
    const gone = before.filter((name) => !leaving.includes(name));
    setLeaving([...leaving, ...gone].filter((name) => !stack.includes(name)));
  }
  return {
    leaving,
    left: (name: ModalName) => setLeaving((names) => names.filter((other) => other !== name)),
  };
}

/** A name nobody offers shows nothing and is said once (NAV-06). */
function useReportUnknownModals(modals: Feature['modals']) {
  const { search } = useLocation();
  useEffect(() => {
    const notOffered = readModals(search).filter((name) => !modals[name]);
    for (const name of [...unknownModals(search), ...notOffered]) report(`No modal is called "${name}".`);
  }, [search, modals]);
}
