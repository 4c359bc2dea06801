import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ModalProps } from '@baize/page/brand';
import { trackPressLoad } from '@baize/page/presses';
import { report } from '@baize/page/report';
import { ModalLoadError } from './modal-load-error.tsx';
import { backdrop } from './modals.css.ts';

type Loaded = { default: ComponentType<ModalProps> };
type LoadState =
  | { status: 'loading' }
  | { status: 'ready'; View: ComponentType<ModalProps> }
  | { status: 'failed' };

/** The longest an exit may take: a modal whose exit never reports its end goes anyway. */
const MAX_EXIT_MS = 600;

interface LazyModalProps extends ModalProps {
  load: () => Promise<Loaded>;
  /** Those beneath it are there. */
  canShow: boolean;
  onShown(): void;
  onHidden(): void;
}

/** One modal: its code is fetched when it is first opened. */
export function LazyModal({ load, canShow, onShown, onHidden, ...props }: LazyModalProps) {
  const [attempt, setAttempt] = useState(0);
  const part = useModalCode(load, attempt);
  useExitTimeout(props, part.status === 'ready');
  if (!canShow) return null;
  const presence = <MountObserver onShown={onShown} onHidden={onHidden} />;
  if (part.status === 'ready')
    return (
      // A dialog may wait for its client: it is there once it has drawn itself, not sooner.
      <Suspense fallback={props.open ? <div className={backdrop} /> : null}>
        <part.View {...props} />
        {presence}
      </Suspense>
    );
  if (!props.open) return null;
  if (part.status === 'loading') return <div className={backdrop} />;
  return (
    <>
      <ModalLoadError close={props.close} retry={() => setAttempt((tries) => tries + 1)} />
      {presence}
    </>
  );
}

function useModalCode(load: () => Promise<Loaded>, attempt: number): LoadState {
  const [part, setPart] = useState<LoadState>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    setPart({ status: 'loading' });
    trackPressLoad(load()).then(
      (module) => {
        if (current) setPart({ status: 'ready', View: module.default });
      },
      (problem: unknown) => {
        report('A dialog could not be loaded.', problem);
        if (current) setPart({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return part;
}

/** Says that what it stands beside is on the screen, and that it has gone. */
function MountObserver({ onShown, onHidden }: Pick<LazyModalProps, 'onShown' | 'onHidden'>) {
  const there = useEffectEvent(onShown);
  const gone = useEffectEvent(onHidden);
  useEffect(() => {
    // An overlay hides all else from assistive technology in commits that follow this one at once.
    const settled = setTimeout(() => there());
    return () => {
      clearTimeout(settled);
      gone();
    };
  }, []);
  return null;
}

function useExitTimeout({ open, onExited }: ModalProps, visible: boolean) {
  const exited = useEffectEvent(onExited);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => exited(), visible ? MAX_EXIT_MS : 0);
    return () => clearTimeout(timer);
  }, [open, visible]);
}
