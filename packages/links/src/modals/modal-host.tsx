import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { UNSAFE_LocationContext, useNavigationType } from 'react-router';
import type { Feature } from '@baize/page/brand';
import { useHydrated } from '@baize/page/clock';
import { trackPressLoad } from '@baize/page/presses';
import { report } from '@baize/page/report';
import { ModalLoadError } from './modal-load-error.tsx';
import { useModalLoaders } from './modal-loaders.ts';
import { backdrop } from './modals.css.ts';
import { useLatestLocation } from './use-latest-location.ts';
import { useModals } from './use-modals.ts';

/**
 * Shows the modals of the address over the page; the server's HTML holds none. What shows them is fetched
 * with the first of them and stays, because a modal that left the address still plays its exit.
 */
export function ModalHost() {
  const location = useLatestLocation();
  const navigationType = useNavigationType();
  const isRequested = new URLSearchParams(location.search).has('modal');
  const [wanted, setWanted] = useState(false);
  const hydrated = useHydrated();
  const address = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  if (isRequested && !wanted) setWanted(true);
  return wanted && hydrated ? (
    // A dialog that is shown at once reads what it is about in the same address.
    <UNSAFE_LocationContext value={address}>
      <Modals />
    </UNSAFE_LocationContext>
  ) : null;
}

type Stack = ComponentType<{ modals: Feature['modals'] }>;

/** Not chained to `import` itself: the build would hold the chain for part of what it loads, and a failed sheet for nobody's. */
const loadStack = () => import('./modal-stack.tsx');

function Modals() {
  const modals = useModalLoaders();
  const [attempt, setAttempt] = useState(0);
  const [Stack, setStack] = useState<Stack | 'failed' | null>(null);
  const { stack, close } = useModals();
  const top = stack.at(-1);
  useEffect(() => {
    trackPressLoad(loadStack()).then(
      (code) => setStack(() => code.ModalStack),
      (problem: unknown) => {
        report('What shows dialogs could not be loaded.', problem);
        setStack('failed');
      },
    );
  }, [attempt]);
  const retry = () => {
    setStack(null);
    setAttempt((tries) => tries + 1);
  };
  if (Stack !== null && Stack !== 'failed') return <Stack modals={modals} />;
  if (!top) return null;
  if (Stack === null) return <div className={backdrop} />;
  return <ModalLoadError close={() => close(top)} retry={retry} />;
}
