import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { ModalProps } from '../brand/brand.ts';
import { report } from '../errors/report.ts';
import { ModalFailed } from './modal-failed.tsx';
import { veil } from './modals.css.ts';

type Loaded = { default: ComponentType<ModalProps> };
type Part =
  | { status: 'loading' }
  | { status: 'ready'; View: ComponentType<ModalProps> }
  | { status: 'failed' };

/** The longest an exit may take: a modal whose exit never reports its end goes anyway. */
const EXIT_CEILING = 600;

interface ModalPartProps extends ModalProps {
  load: () => Promise<Loaded>;
  /** Those beneath it are there. */
  turn: boolean;
  onThere(): void;
  onGone(): void;
}

/** One modal: its code is fetched when it is first opened. */
export function ModalPart({ load, turn, onThere, onGone, ...props }: ModalPartProps) {
  const [attempt, setAttempt] = useState(0);
  const part = useModalCode(load, attempt);
  useExitCeiling(props, part.status === 'ready');
  if (!turn) return null;
  const presence = <Presence onThere={onThere} onGone={onGone} />;
  if (part.status === 'ready')
    return (
      // A dialog may wait for its client: it is there once it has drawn itself, not sooner.
      <Suspense fallback={props.open ? <div className={veil} /> : null}>
        <part.View {...props} />
        {presence}
      </Suspense>
    );
  if (!props.open) return null;
  if (part.status === 'loading') return <div className={veil} />;
  return (
    <>
      <ModalFailed close={props.close} retry={() => setAttempt((tries) => tries + 1)} />
      {presence}
    </>
  );
}

function useModalCode(load: () => Promise<Loaded>, attempt: number): Part {
  const [part, setPart] = useState<Part>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    setPart({ status: 'loading' });
    load().then(
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
function Presence({ onThere, onGone }: Pick<ModalPartProps, 'onThere' | 'onGone'>) {
  const there = useEffectEvent(onThere);
  const gone = useEffectEvent(onGone);
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

function useExitCeiling({ open, onExited }: ModalProps, visible: boolean) {
  const exited = useEffectEvent(onExited);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => exited(), visible ? EXIT_CEILING : 0);
    return () => clearTimeout(timer);
  }, [open, visible]);
}
