import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePageDirection } from '../scope/page-direction.ts';
import type { Rotation } from './use-rotation.ts';

/** What the controls of a set of slides say. */
export type SlideControlWords = { pause: string; play: string; previous: string; next: string };

/** Pause first, then back and on: the order in which the keyboard meets them (WAI carousel pattern). */
export function SlideControls({
  rotation,
  words,
  step,
}: {
  rotation: Rotation;
  words: SlideControlWords;
  step(by: 1 | -1): void;
}) {
  const turned = usePageDirection() === 'rtl';
  const { state, toggle } = rotation;
  return (
    <>
      {state === 'calm' ? null : (
        <IconButton
          label={state === 'paused' ? words.play : words.pause}
          icon={state === 'paused' ? <Play /> : <Pause />}
          size="small"
          onClick={toggle}
        />
      )}
      <IconButton
        label={words.previous}
        icon={turned ? <ChevronRight /> : <ChevronLeft />}
        size="small"
        onClick={() => step(-1)}
      />
      <IconButton
        label={words.next}
        icon={turned ? <ChevronLeft /> : <ChevronRight />}
        size="small"
        onClick={() => step(1)}
      />
    </>
  );
}
