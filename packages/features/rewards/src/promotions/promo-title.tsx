import type { Promotion } from '@baize/api/endpoints/rewards';
import { bannerTitle } from '@baize/domain/promotions';
import { VisuallyHidden } from '@baize/ui/visually-hidden';

/** A banner's own title, else the name of the bonus. */
export function getFullTitle({ banner, name }: Promotion): string {
  return banner?.bannerTitle || name;
}

/** Short for the eye, whole for whoever listens (PRO-02). */
export function PromoTitle({ promotion }: { promotion: Promotion }) {
  const whole = getFullTitle(promotion);
  const short = bannerTitle(whole);
  if (short === whole) return <bdi>{whole}</bdi>;
  return (
    <>
      <bdi aria-hidden title={whole}>
        {short}
      </bdi>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}
