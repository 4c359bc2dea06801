import { useMemo } from 'react';
import { useBrand, type Feature } from '@baize/page/brand';

/** Every modal of the brand by its name in the address, with what fetches its code. */
export function useModalLoaders(): Feature['modals'] {
  const { features } = useBrand();
  return useMemo<Feature['modals']>(
    () => features.reduce((offer, feature) => ({ ...offer, ...feature.modals }), {}),
    [features],
  );
}
