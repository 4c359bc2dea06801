import { PageLink, ModalLink } from '@baize/links';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { pageColumn } from '@baize/page/page-column';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
import { useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Clock, ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { HeroImage } from './hero-image.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import * as css from './hero.css.ts';
import * as words from './hero-text.css.ts';

const BreakHero = lazy(async () => ({
  default: (await (await import('../lazy.ts')).loadSuppressedHero()).SuppressedHero,
}));

/** Edge to edge only where the frame leaves the edges free. */
export function useHeroLayout(): 'wide' | 'card' {
  const { hero } = useBrand();
  const { settings } = usePage();
  return settings.navigation === 'panel' ? 'card' : hero.layout;
}

export function Hero() {
  const { hero } = useBrand();
  const { i18n } = useLingui();
  const layout = useHeroLayout();
  const silence = useSuppressionStatus();
  // Seen by visitors meanwhile: the mark counts with a kept session alone.
  const held = useSession().phase !== 'signed-in' || silence === 'unknown' ? '' : undefined;
  return (
    <HeroCarousel layout={layout}>
      <section className={css.hero[layout]}>
        <div className={layout === 'wide' ? `${pageColumn} ${css.text.wide}` : css.text.card}>
          {silence === 'free' || silence === 'unknown' ? (
            <>
              <h1 className={`${css.title[layout]} ${words.promotionalText}`} data-held={held}>
                {i18n._(hero.title)}
              </h1>
              <p className={`${css.lead} ${words.promotionalText}`} data-held={held}>
                {i18n._(hero.lead)}
              </p>
              <div className={`${css.actions} ${words.promotionalText}`} data-held={held}>
                <HeroActions layout={layout} />
              </div>
              {layout === 'wide' ? <HeroFacts /> : null}
            </>
          ) : (
            <Suspense>
              <BreakHero layout={layout} why={silence} />
            </Suspense>
          )}
        </div>
        <HeroImage layout={layout} />
      </section>
    </HeroCarousel>
  );
}

function HeroActions({ layout }: { layout: 'wide' | 'card' }) {
  const { phase } = useSession();
  const first = `${buttonClass({ variant: 'primary', size: 'large' })} ${words.action[layout]}`;
  const second = `${buttonClass({ variant: 'outline', size: 'large' })} ${words.action[layout]}`;
  if (phase === 'signed-in')
    return (
      <>
        <ModalLink modal="rakeback" className={first}>
          <Trans id="hero.calendar.open">Your calendar</Trans>
        </ModalLink>
        <PageLink to="cashback" className={second}>
          <Trans id="hero.cashback">Cashback</Trans>
        </PageLink>
      </>
    );
  return (
    <>
      <ModalLink modal="sign-up" className={`${first} ${words.visitorAction}`}>
        <Trans id="hero.create-account">Create account</Trans>
      </ModalLink>
      <ModalLink modal="rakeback" className={`${second} ${words.visitorAction}`}>
        <Trans id="hero.calendar.see">See the calendar</Trans>
      </ModalLink>
    </>
  );
}

function HeroFacts() {
  return (
    <ul className={words.facts}>
      <li className={words.fact}>
        <ShieldCheck className={words.factIcon} size={18} aria-hidden />
        <Trans id="hero.fact.adults">Adults only, 18+</Trans>
      </li>
      <li className={words.fact}>
        <CalendarDays className={words.factIcon} size={18} aria-hidden />
        <Trans id="hero.fact.days">Reward days in your time zone</Trans>
      </li>
      <li className={`${words.fact} ${words.hiddenOnPhones}`}>
        <Clock className={words.factIcon} size={18} aria-hidden />
        <Trans id="hero.fact.local-and-utc">Deadlines in your time and UTC</Trans>
      </li>
    </ul>
  );
}
