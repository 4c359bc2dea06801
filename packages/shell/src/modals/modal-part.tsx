import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
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
  const shown = turn && part.status !== 'loading';
  useExitCeiling(props, part.status === 'ready');
  usePresence({ shown, onThere, onGone });
  if (!turn) return null;
  if (part.status === 'ready') return <part.View {...props} />;
  if (!props.open) return null;
  if (part.status === 'loading') return <div className={veil} />;
  return <ModalFailed close={props.close} retry={() => setAttempt((tries) => tries + 1)} />;
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

function usePresence({
  shown,
  onThere,
  onGone,
}: Pick<ModalPartProps, 'onThere' | 'onGone'> & { shown: boolean }) {
  const there = useEffectEvent(onThere);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!shown) return;
    // An overlay hides all else from assistive technology in commits that follow this one at once.
    const settled = setTimeout(() => there());
    return () => {
      clearTimeout(settled);
      gone();
    };
  }, [shown]);
}

function useExitCeiling({ open, onExited }: ModalProps, visible: boolean) {
  const exited = useEffectEvent(onExited);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => exited(), visible ? EXIT_CEILING : 0);
    return () => clearTimeout(timer);
  }, [open, visible]);
}
