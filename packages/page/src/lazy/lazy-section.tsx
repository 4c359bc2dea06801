import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../clock/use-hydrated.ts';
import { SectionErrorBoundary } from '../errors/section-error-boundary.tsx';
import { SectionLoadError } from '../errors/section-load-error.tsx';
import { createLoadGate } from './load-gate.ts';
import { pendingPress, type PressedControl } from './pending-press.ts';

/**
 * A part of a page that the server draws whole and that comes alive when somebody is there to use it: its code
 * is not in the first view. Pages reached by a link wait for the code instead. The part takes no props, and nothing
 * above it may change what it shows before it is alive, but the address. An `offer` is kept from whoever is offered
 * nothing, its place too.
 */
export function lazySection(load: () => Promise<ComponentType>, what?: 'offer'): ComponentType {
  const gate = createLoadGate(load);
  const press = pendingPress();
  function Part() {
    const Loaded = use(gate.load());
    const navigate = useNavigate();
    const pressed = useRef<PressedControl>(null);
    // Taken in the very commit, so that no press is made twice; made when all effects have run.
    useLayoutEffect(() => {
      pressed.current = press.take();
    }, []);
    const replay = useEffectEvent(() => {
      const control = pressed.current;
      if (control?.isConnected) control.click();
      // What was known of whoever looks has another control in its place: the address says what was wanted.
      else if (control instanceof HTMLAnchorElement)
        void navigate(control.pathname + control.search, { preventScrollReset: true });
    });
    useEffect(() => replay(), []);
    return <Loaded />;
  }
  // One element for good: React leaves a part that is not alive alone only as long as nobody draws it anew.
  const hydratingSection = (
    <Suspense>
      <Part />
    </Suspense>
  );
  return function LatePart() {
    const hydrated = useHydrated();
    const [drawn] = useState(!hydrated);
    const { key } = useLocation();
    const [first] = useState(key);
    // A page that is not drawn yet waits for its code; an address that changes takes the part along, so it must be there.
    if (!drawn || key !== first) gate.open();
    // Whoever has a session is shown another part than everybody's, and at once.
    useEffect(() => gate.watch(), []);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (drawn && place.current ? press.watch(place.current, gate.open) : undefined), [drawn]);
    return (
      <div ref={place} data-offer={what}>
        <SectionErrorBoundary fallback={<SectionLoadError />}>
          {drawn ? hydratingSection : <Part />}
        </SectionErrorBoundary>
      </div>
    );
  };
}
