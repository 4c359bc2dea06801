import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const featureStyle = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

/** 16:9, so that nothing moves when the game comes; on phones as high as its words need before that. */
export const viewport = featureStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: '14px',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface1,
  selectors: {
    '[data-full="screen"] > &, [data-full="window"] > &': {
      aspectRatio: 'auto',
      blockSize: '100%',
      border: 0,
      borderRadius: 0,
    },
  },
  '@media': {
    [media.phone]: {
      borderRadius: 0,
      borderInline: 0,
      aspectRatio: 'auto',
      minBlockSize: '56.25vw',
      // Below 500 px games take a phone for one that lies on its side.
      selectors: {
        '[data-full="off"] > &[data-state="running"]': { blockSize: 'max(500px, min(72vh, 150vw))' },
      },
    },
  },
});

export const frame = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'normal',
  selectors: { '&[data-is="loading"]': { visibility: 'hidden' } },
});

export const cover = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[36],
  padding: vars.space[24],
  minInlineSize: 0,
  background: `radial-gradient(ellipse at 30% 40%, ${vars.color.surface3}, ${vars.color.surface1} 70%)`,
  '@media': { [media.phone]: { gap: vars.space[16], padding: vars.space[16] } },
});

/** The game's own light on its empty stage; nothing is read on it. */
export const backdrop = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0.28,
  filter: 'blur(36px) saturate(1.2)',
  pointerEvents: 'none',
});

export const image = featureStyle({
  position: 'relative',
  display: 'block',
  flex: '0 0 auto',
  boxSizing: 'border-box',
  inlineSize: 'clamp(96px, 26%, 250px)',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  background: vars.color.surface2,
  boxShadow: vars.shadow.card,
});

export const missing = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '120px',
  color: vars.color.muted,
  background: `repeating-linear-gradient(45deg, ${vars.color.surface2} 0 12px, ${vars.color.surface3} 12px 24px)`,
});

export const controls = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
});

/** What is offered, in the place of the controls. */
export const offered = featureStyle({ display: 'contents' });

/** Before it is known who looks the page has both, and its mark of a kept session chooses: nothing moves afterwards. */
export const whenSessionStored = featureStyle({
  display: 'contents',
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});
export const whenNoSession = featureStyle({
  display: 'contents',
  selectors: { 'html[data-session="kept"] &': { display: 'none' } },
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const hint = featureStyle({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.muted });

export const notice = featureStyle({ display: 'grid', gap: vars.space[12], maxInlineSize: '40ch' });

export const noticeIcon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.medium,
  blockSize: vars.target.medium,
  borderRadius: vars.radius.round,
  background: vars.color.warningSoft,
  color: vars.color.warning,
});

export const noticeText = featureStyle({
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.label,
  overflowWrap: 'anywhere',
});

export const noticeUntil = featureStyle({ margin: 0, fontSize: vars.fontSize.label });

/** Over a frame that is not there yet. */
export const overlay = featureStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: vars.space[24],
  textAlign: 'center',
  background: vars.color.surface1,
});
