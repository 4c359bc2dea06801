import { assetAddress } from '@baize/domain/assets';
import { useCallback, useState, type ReactNode } from 'react';
import { usePage } from '../page/page.ts';

/**
 * A picture of the platform in a box of fixed size. Until it is there, and for good when it is missing,
 * the box shows what the caller draws: never a broken-image mark (SET-05).
 */
export function AssetPicture({
  path,
  width,
  height,
  className,
  fallback,
}: {
  path: string;
  width: number;
  height: number;
  className?: string;
  /** Drawn in the same box, decoration like the picture. */
  fallback: ReactNode;
}) {
  const { assetRoot } = usePage();
  const address = assetAddress({ path, root: assetRoot });
  const [missing, setMissing] = useState<string | null>(null);
  // A picture that failed before the page came alive fires no event any more.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setMissing(address);
    },
    [address],
  );
  if (address === null || missing === address) return <span aria-hidden="true">{fallback}</span>;
  return (
    <img
      ref={look}
      className={className}
      src={address}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(address)}
    />
  );
}
