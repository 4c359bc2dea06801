import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

const { color } = vars;

/** The motif keeps to the end of its strip, whichever side that is. */
export const art = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** Cut paper in the brand's own colours: nothing here is a colour of its own. */
export const sky = featureStyle({ fill: color.secondarySoft });
export const halo = featureStyle({ fill: color.accentAlt, opacity: 0.16 });
export const disc = featureStyle({ fill: color.accentAlt, opacity: 0.34 });
export const far = featureStyle({ fill: color.secondary, opacity: 0.22 });
export const middle = featureStyle({ fill: color.secondary, opacity: 0.42 });
export const near = featureStyle({ fill: color.secondary, opacity: 0.72 });
export const body = featureStyle({ fill: color.accent });
export const second = featureStyle({ fill: color.accentAlt });
export const shade = featureStyle({ fill: color.text, opacity: 0.16 });
/** White on anything filled, in every brand. */
export const paper = featureStyle({ fill: color.onDanger });
export const line = featureStyle({ fill: 'none', stroke: color.text, strokeWidth: 2.5, opacity: 0.55 });
export const pennant = featureStyle({ fill: color.accent, opacity: 0.85 });
export const pennantAlt = featureStyle({ fill: color.secondary, opacity: 0.85 });
