import { PageLink, PathLink } from '@baize/links';
import { useModals } from '@baize/links/modals';
import type { HeroSlide } from '@baize/page/brand';
import { pageColumn } from '@baize/page/page-column';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { buttonClass } from '@baize/ui/button';
import { useRotation } from '@baize/ui/rotation';
import { SlideControls } from '@baize/ui/slide-controls';
import { useLingui } from '@lingui/react/macro';
import { useCallback, type ComponentType, type RefObject } from 'react';
import * as css from './hero-slides.css.ts';
import * as hero from './hero.css.ts';
import * as words from './hero-text.css.ts';
import { useCarouselRoles } from './use-carousel-roles.ts';
import { useSwipe } from './use-swipe.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

interface HeroSlidesProps {
  stage: RefObject<HTMLDivElement | null>;
  layout: 'wide' | 'card';
  slides: readonly HeroSlide[];
  /** 0 is the brand's own slide, which stands in the page. */
  shown: number;
  show(slide: number): void;
}

/** What the stage needs once the slides are there. */
export interface LoadedSlides {
  View: ComponentType<HeroSlidesProps>;
  slides: readonly HeroSlide[];
}

/** The further slides over the first one, and the buttons that turn them (NAV-14; WAI carousel pattern). */
export function HeroSlides({ stage, layout, slides, shown, show }: HeroSlidesProps) {
  const { t } = useLingui();
  const count = slides.length + 1;
  const touched = useHoverOrFocus(stage);
  const covered = useModals().stack.length > 0;
  const step = useCallback((by: 1 | -1) => show((shown + by + count) % count), [show, shown, count]);
  const next = useCallback(() => step(1), [step]);
  useSwipe(stage, step);
  const calm = useReducedPressure();
  const rotation = useRotation({ suspended: calm ? 'for-good' : touched || covered, next });
  const position = (place: number) => t({ id: 'hero.slides.position', message: `${place} of ${count}` });
  useCarouselRoles(stage, {
    kind: t({ id: 'hero.slides.kind', message: 'carousel' }),
    label: t({ id: 'hero.slides.label', message: 'Highlights' }),
    first: position(1),
    slide: t({ id: 'hero.slides.slide', message: 'slide' }),
  });
  return (
    <>
      <div className={css.controls[layout]}>
        <SlideControls
          rotation={rotation}
          step={step}
          current={shown}
          count={count}
          labels={{
            pause: t({ id: 'hero.slides.pause', message: 'Pause' }),
            play: t({ id: 'hero.slides.play', message: 'Play' }),
            previous: t({ id: 'hero.slides.previous', message: 'Previous slide' }),
            next: t({ id: 'hero.slides.next', message: 'Next slide' }),
          }}
        />
      </div>
      <div className={css.layer[layout]} aria-live={rotation.state === 'running' ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={t({ id: 'hero.slides.slide', message: 'slide' })}
            aria-label={position(place + 2)}
            className={css.slide[layout]}
            data-at={place + 1 === shown ? 'here' : place + 1 < shown ? 'before' : 'after'}
            inert={place + 1 !== shown}
          >
            <SlideBody slide={slide} layout={layout} />
          </div>
        ))}
      </div>
    </>
  );
}

function SlideBody({ slide, layout }: { slide: HeroSlide; layout: 'wide' | 'card' }) {
  const { i18n } = useLingui();
  const { label, to } = slide.action;
  const looks = `${buttonClass({ variant: 'primary', size: 'large' })} ${words.action[layout]}`;
  return (
    <>
      <div className={layout === 'wide' ? `${pageColumn} ${css.text.wide}` : css.text.card}>
        <h1 className={hero.title[layout]}>{i18n._(slide.title)}</h1>
        <p className={hero.lead}>{i18n._(slide.lead)}</p>
        <div className={hero.actions}>
          {'page' in to ? (
            <PageLink to={to.page} className={looks}>
              {i18n._(label)}
            </PageLink>
          ) : (
            <PathLink to={to.path} className={looks}>
              {i18n._(label)}
            </PathLink>
          )}
        </div>
      </div>
      <img className={css.image[layout]} src={slide.src} alt="" />
    </>
  );
}
