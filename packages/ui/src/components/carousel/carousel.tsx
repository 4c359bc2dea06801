import { Pause, Play } from 'lucide-react';
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePageDirection } from '../environment/use-page-direction.ts';
import * as styles from './carousel.css.ts';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';

/** Every word a carousel says; numbers count from 1. */
export type CarouselLabels = {
  /** Names it ("Featured"). */
  label: string;
  /** The kind of thing it is, read out with the name ("carousel"). */
  roleDescription: string;
  pause: string;
  play: string;
  /** Names a slide ("2 of 3"). */
  slide(index: number, count: number): string;
  /** Names a dot ("Show slide 2"). */
  goTo(index: number): string;
};

export type CarouselProps = {
  slides: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  className?: string | undefined;
  /** Places the dots and the pause button. */
  controlsClassName?: string | undefined;
  /** True while something shown is being acted upon: it stays where it is. `for-good` where nothing is to move by itself. */
  suspended?: boolean | 'for-good' | undefined;
};

/**
 * A few pictures in one place. Moves on every 3 s; rests while it is pointed at, has focus, is not
 * seen or is paused, and always where less movement is asked for (look §5, §16).
 */
export function Carousel({ slides, labels, className, controlsClassName, suspended = false }: CarouselProps) {
  const { viewRef, current, goTo, step } = useSlides(slides.length);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const several = slides.length > 1;
  const { state, toggle } = useRotation({
    suspended: suspended === 'for-good' ? suspended : !several || suspended || pointed || focused,
    next: useCallback(() => step(1), [step]),
  });
  const onArrow = useArrowKeys(step);
  return (
    <section aria-roledescription={labels.roleDescription} aria-label={labels.label}>
      <div
        className={className ? `${styles.carousel} ${className}` : styles.carousel}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div className={styles.viewport} ref={viewRef}>
          <div className={styles.track} aria-live={state === 'running' ? 'off' : 'polite'}>
            {slides.map(({ id, content }, index) => (
              <div
                key={id}
                role="group"
                aria-label={labels.slide(index + 1, slides.length)}
                className={styles.slide}
                inert={index !== current}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
        {several ? (
          <div className={controlsClassName ?? styles.controls}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={labels.goTo(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => goTo(index)}
                onKeyDown={onArrow}
              />
            ))}
            {state === 'calm' ? null : (
              <IconButton
                label={state === 'paused' ? labels.play : labels.pause}
                icon={state === 'paused' ? <Play /> : <Pause />}
                onClick={toggle}
                onKeyDown={onArrow}
              />
            )}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Arrow keys in the controls follow the script: the one towards its end shows the next slide. */
function useArrowKeys(step: (by: 1 | -1) => void) {
  const direction = usePageDirection();
  return (event: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== ahead && event.key !== back) return;
    event.preventDefault();
    step(event.key === ahead ? 1 : -1);
  };
}
