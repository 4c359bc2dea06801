import { assetUrl } from '@baize/domain/assets';
import { useCallback, useState, type ReactNode } from 'react';
import { usePage } from '../page/page.ts';
import './asset-image.css.ts';

interface ImageProps {
  width: number;
  height: number;
  className?: string;
  /** Drawn in the same box, decoration like the picture. */
  fallback: ReactNode;
  /** The element around it has a size of its own: what the server draws may wait there until it is near the screen. */
  inSizedBox?: boolean;
  /** One of the first that are seen of the page: requested from its head, before the scripts take the line. */
  priority?: boolean;
}

/** A picture among the brand's assets, by its path there (SET-05). */
export function AssetImage({ path, ...rest }: ImageProps & { path: string }) {
  const { assetRoot } = usePage();
  return <PlatformImage address={assetUrl({ path, root: assetRoot })} {...rest} />;
}

/**
 * A picture of the platform in a box of fixed size. Until it is there, and for good when it is missing,
 * the box shows what the caller draws: never a broken-image mark (SET-05).
 */
export function PlatformImage({
  address,
  width,
  height,
  className,
  fallback,
  inSizedBox = false,
  priority = false,
}: ImageProps & { address: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  // A picture that failed before the page came alive fires no event any more.
  const checkFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setMissing(address);
    },
    [address],
  );
  if (address === null || missing === address) return <span aria-hidden="true">{fallback}</span>;
  return (
    <img
      // Another picture is another element: the one before would be shown until the new one is there.
      key={address}
      ref={checkFailed}
      className={className}
      src={address}
      alt=""
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' } : {})}
      decoding="async"
      // The browser keeps the server's mark, and draws none of its own (waiting-pictures.ts).
      suppressHydrationWarning
      data-waits={import.meta.env.SSR && inSizedBox && !priority ? '' : undefined}
      onError={() => setMissing(address)}
    />
  );
}
