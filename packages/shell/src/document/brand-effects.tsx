import { useBrand } from '@baize/page/brand';

/** What the brand's features do in the background of every page. */
export function BrandEffects() {
  const effects = useBrand().features.flatMap((feature) => feature.effects ?? []);
  return effects.map((Effect, place) => <Effect key={place} />);
}
