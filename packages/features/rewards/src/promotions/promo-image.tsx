import type { Promotion } from '@baize/api/endpoints/rewards';
import { assetUrl } from '@baize/domain/assets';
import { usePage } from '@baize/page';
import { PlatformImage } from '@baize/page/asset-image';
import { PromoArt } from '../art/promo/promo-art.tsx';
import * as css from './promo-image.css.ts';

/** Where a banner's picture is fetched; null for what is no address of this site or of a safe other. */
function resolveBannerUrl(image: string | null | undefined, root: string | null): string | null {
  if (!image) return null;
  if (/^https:\/\/[^/]/i.test(image) || /^\/(?!\/)/.test(image)) return image;
  return assetUrl({ path: image, root });
}

/** The banner's own picture, or what is drawn for its kind. */
export function PromoImage({
  promotion,
  motifIndex,
}: {
  promotion: Promotion;
  motifIndex?: number | undefined;
}) {
  const { assetRoot } = usePage();
  return (
    <span className={css.frame}>
      <PlatformImage
        address={resolveBannerUrl(promotion.banner?.image, assetRoot)}
        width={800}
        height={320}
        className={css.image}
        fallback={<PromoArt type={promotion.type} seed={promotion.id} motifIndex={motifIndex} />}
      />
    </span>
  );
}
