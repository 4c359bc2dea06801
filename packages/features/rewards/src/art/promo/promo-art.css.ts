import { vars } from '@baize/ui/contract';
import { createVar } from '@vanilla-extract/css';
import { featureStyle } from '../../feature-style.ts';

const { color, illustration } = vars;

const skyFill = createVar();
const sunFill = createVar();
const farFill = createVar();
const middleFill = createVar();

export const art = featureStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** The brand's own place; the other one is not drawn. */
export const quay = featureStyle({ display: illustration.quay });
export const market = featureStyle({ display: illustration.market });

/** Three hours of one place: the colours of the brand, in another order. */
export const hours = {
  dusk: featureStyle({
    vars: {
      [skyFill]: color.accentSoft,
      [sunFill]: color.accent,
      [farFill]: color.accentAlt,
      [middleFill]: color.secondary,
    },
  }),
  day: featureStyle({
    vars: {
      [skyFill]: color.secondarySoft,
      [sunFill]: color.accentAlt,
      [farFill]: color.secondary,
      [middleFill]: color.accent,
    },
  }),
  deep: featureStyle({
    vars: {
      [skyFill]: color.infoSoft,
      [sunFill]: color.accentAlt,
      [farFill]: color.info,
      [middleFill]: color.secondary,
    },
  }),
};

export const sky = featureStyle({ fill: skyFill });
export const halo = featureStyle({ fill: sunFill, opacity: 0.18 });
export const sun = featureStyle({ fill: sunFill });
export const far = featureStyle({ fill: farFill, opacity: 0.55 });
export const middle = featureStyle({ fill: middleFill });
export const near = featureStyle({ fill: color.surface2 });

/** Points are strokes without length. */
const points = { fill: 'none', strokeLinecap: 'round' } as const;

export const stars = featureStyle({ ...points, stroke: sunFill, strokeWidth: 2.4, opacity: 0.7 });
export const house = featureStyle({ fill: farFill, opacity: 0.34 });
export const houseAlt = featureStyle({ fill: middleFill, opacity: 0.3 });
export const lit = featureStyle({ fill: illustration.warm, opacity: 0.9 });
export const string = featureStyle({ fill: 'none', stroke: color.text, strokeWidth: 1.5, opacity: 0.4 });
export const lamps = featureStyle({ ...points, stroke: illustration.warm, strokeWidth: 7 });
export const scallops = featureStyle({ ...points, stroke: illustration.warm, strokeWidth: 18 });
export const face = featureStyle({ fill: color.surface1, opacity: 0.45 });
export const dots = featureStyle({ ...points, stroke: color.surface1, strokeWidth: 3.5 });

/** The thing itself: paper on the brand's colours, with one shade and one bright part. */
export const body = featureStyle({ fill: color.surface1 });
export const shade = featureStyle({ fill: color.surface3 });
export const bright = featureStyle({ fill: color.accent });
export const second = featureStyle({ fill: color.accentAlt });
export const warm = featureStyle({ fill: illustration.warm });
export const leaf = featureStyle({ fill: illustration.leaf });
export const beam = featureStyle({ fill: illustration.warm, opacity: 0.22 });

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const line = featureStyle({ ...stroke, stroke: color.text, strokeWidth: 3 });
export const ring = featureStyle({ ...stroke, stroke: color.accent, strokeWidth: 8 });
export const rim = featureStyle({ ...stroke, stroke: color.accentAlt, strokeWidth: 10 });
export const net = featureStyle({ ...stroke, stroke: color.surface1, strokeWidth: 3, opacity: 0.7 });
export const pips = featureStyle({ ...stroke, stroke: color.text, strokeWidth: 5 });
export const seeds = featureStyle({ ...stroke, stroke: color.surface1, strokeWidth: 5 });
export const shine = featureStyle({ ...stroke, stroke: color.surface1, strokeWidth: 5, opacity: 0.6 });
