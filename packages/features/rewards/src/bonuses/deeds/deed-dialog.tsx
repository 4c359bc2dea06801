import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { DeedAgain, DeedDone, DeedRefused } from './deed-parts.tsx';
import type { DeedEnding } from './use-bonus-deed.ts';

export interface DeedDialogProps {
  title: string;
  open: boolean;
  /** What gets focus first; else the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets focus afterwards; else what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
  onExited(): void;
  children: ReactNode;
}

/** The dialog of a deed to a bonus, before it and after. */
export function DeedDialog(props: DeedDialogProps) {
  const { t } = useLingui();
  return <Dialog {...props} closeLabel={t({ id: 'dialog.close', message: 'Close' })} />;
}

export interface DeedEndedProps {
  ending: DeedEnding;
  /** What each ending of this deed is told by. */
  words: Record<DeedEnding['kind'], ReactNode>;
  /** What it came to in figures, once it is done. */
  figures?: ReactNode;
  /** A way on once it is done. */
  way?: ReactNode;
  onAgain(): void;
  onClose(): void;
}

/** How a deed ended, with what can be done about it. */
export function DeedEnded({ ending, words, figures, way, onAgain, onClose }: DeedEndedProps) {
  const told = words[ending.kind];
  switch (ending.kind) {
    case 'done':
    case 'already':
      return (
        <DeedDone onClose={onClose} way={way} figures={ending.kind === 'done' ? figures : null}>
          {told}
        </DeedDone>
      );
    case 'refused':
      return (
        <DeedRefused refusal={ending.refusal} onClose={onClose}>
          {told}
        </DeedRefused>
      );
    case 'not-done':
    case 'unknown':
      return (
        <DeedAgain onAgain={onAgain} onClose={onClose}>
          {told}
        </DeedAgain>
      );
  }
}
