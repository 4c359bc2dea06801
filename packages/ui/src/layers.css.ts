import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first: element reset, theme tokens, ui components, frames, feature screens, the
 * brand's own last word. Every rule lives in one of them, so no sheet needs a stronger selector.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('kit'),
  /** What other components build on; weaker than any of theirs, whichever sheet comes last. */
  componentsBase: globalLayer({ parent: 'kit' }, 'base'),
  shell: globalLayer('shell'),
  feature: globalLayer('feature'),
  brand: globalLayer('brand'),
};
