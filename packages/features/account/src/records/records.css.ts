import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const part = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

/** A list of any length leaves the footer below the first screen: it does not move when the list comes. */
export const view = featureStyle({ alignContent: 'start', minBlockSize: 'calc(100dvh - 160px)' }, part);

export const waiting = featureStyle({ display: 'grid', gap: space[8] });

export const filters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // What is wrong stands under one box; the others stay beside it.
  alignItems: 'start',
  gap: space[12],
  '@media': {
    // Two beside each other, from and to in one row; a box for a day has a width of its own, below which it does not go.
    [media.tabletDown]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(160px, 40%), 100%), 1fr))',
    },
  },
});

globalStyle(`${filters} > *`, { '@layer': { [layers.feature]: { flex: '1 1 160px' } } });

/** On phones what is listed comes before the fields that choose it: they unfold by a press. */
export const filterToggle = featureStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', gridColumn: '1 / -1' } },
  selectors: { [`${filters} > &`]: { flex: 'none' } },
});

/** Without a status the type has a row of its own on a small screen, and the days stay beside each other. */
globalStyle(`${filters}[data-fields='3'] > :nth-child(2)`, {
  '@layer': { [layers.feature]: { '@media': { [media.tabletDown]: { gridColumn: '1 / -1' } } } },
});

/** The buttons after the filters, on the line of the boxes; in a row of their own where their words are long. */
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignSelf: 'flex-end',
  selectors: { [`${filters} > &`]: { flex: 'none' } },
  '@media': {
    [media.tabletDown]: { gridColumn: '1 / -1', justifySelf: 'start' },
    // In one row: what is listed begins as high as it can.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      justifySelf: 'stretch',
      inlineSize: '100%',
    },
  },
});

globalStyle(`${actions} button`, {
  '@layer': {
    [layers.feature]: {
      '@media': {
        [media.phone]: {
          inlineSize: '100%',
          blockSize: '100%',
          paddingInline: space[8],
          fontSize: vars.fontSize.buttonSmall,
        },
      },
    },
  },
});

/** The same beside boxes that have a label above them: on the boxes' line, and as high. */
export const besideFields = featureStyle({
  alignSelf: 'flex-start',
  marginBlockStart: `calc(${vars.fontSize.label} * ${vars.lineHeight.label} + 6px)`,
  '@media': { [media.phone]: { marginBlockStart: 0 } },
  selectors: {
    [`${filters} > &`]: { '@media': { [media.tabletDown]: { marginBlockStart: 0 } } },
  },
});

globalStyle(`${besideFields} button`, { '@layer': { [layers.feature]: { minBlockSize: '48px' } } });

/** The search, and what is done with the whole list at the other end of its row. */
export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
});

globalStyle(`${toolbar} > :first-child`, {
  '@layer': { [layers.feature]: { flex: '1 1 240px' } },
});

globalStyle(`${filters}:not([data-open]) > :not(${filterToggle}, ${actions})`, {
  '@layer': { [layers.feature]: { '@media': { [media.phone]: { display: 'none' } } } },
});

export const download = featureStyle({
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
  // Why there is no file is not read in half a phone's width.
  selectors: { '&:has([role="alert"])': { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } },
});

export const line = featureStyle({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  marginBlockEnd: space[8],
  color: color.muted,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

/** On phones the zone has rows of its own, as many as a long name takes: it is known only after the first paint. */
export const zoneRow = featureStyle({ '@media': { [media.phone]: { minBlockSize: '2lh' } } });

/** As high as the words that will stand there. */
export const countWaiting = featureStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

/** What has no sheet of its own (a list that could not be read) is printed without the frame and without controls. */
globalStyle(
  'body:has([data-records]) :is(header, footer, nav), [data-records] :is(nav, button, [role=radiogroup])',
  { '@layer': { [layers.feature]: { '@media': { print: { display: 'none !important' } } } } },
);
