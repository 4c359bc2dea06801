import type { Promotion } from '@baize/api/calls/rewards';
import { assetAddress } from '@baize/domain/assets';
import { Picture } from '@baize/shell/asset-picture';
import { usePage } from '@baize/shell/page';
import { PromoArt } from '../art/promo/promo-art.tsx';
import * as css from './promo-picture.css.ts';

/** Where a banner's picture is fetched; null for what is no address of this site or of a safe other. */
function bannerAddress(image: string | null | undefined, root: string | null): string | null {
  if (!image) return null;
  if (/^https:\/\/[^/]/i.test(image) || /^\/(?!\/)/.test(image)) return image;
  return assetAddress({ path: image, root });
}

/** The banner's own picture, or what is drawn for its kind. */
export function PromoPicture({ promotion, turn }: { promotion: Promotion; turn?: number | undefined }) {
  const { assetRoot } = usePage();
  return (
    <span className={css.frame}>
      <Picture
        address={bannerAddress(promotion.banner?.image, assetRoot)}
        width={800}
        height={320}
        className={css.picture}
        fallback={<PromoArt type={promotion.type} seed={promotion.id} turn={turn} />}
      />
    </span>
  );
}
