import { vars } from '@baize/ui/contract';
import { createVar } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { color } = vars;

const skyFill = createVar();
const sunFill = createVar();
const farFill = createVar();
const middleFill = createVar();

export const art = featureStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** Three hours of one place: the colours of the brand, in another order. */
export const palettes = {
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

/** The thing itself: paper on the brand's colours, with one shade and one bright part. */
export const body = featureStyle({ fill: color.surface1 });
export const shade = featureStyle({ fill: color.surface3 });
export const bright = featureStyle({ fill: color.accent });
export const second = featureStyle({ fill: color.accentAlt });
export const line = featureStyle({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
