import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { shellStyle, shellRule, shellVariants } from '@baize/page/shell-style';

const PRINT = 'print';

/** 65 to 75 letters of the text face: the widest line that the eye finds its way back from. */
const MEASURE = '60ch';

export const page = shellStyle({ paddingBlock: `${vars.space[28]} ${vars.space[44]}` });

export const header = shellStyle({ maxInlineSize: MEASURE, marginBlockEnd: vars.space[28] });

/** A document may be written in another direction than its page. */
const ownSide = { textAlign: 'start' } as const;

export const title = shellStyle({ ...textStyles.pageTitle, ...ownSide });

export const lead = shellStyle({
  ...textStyles.lead,
  ...ownSide,
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  '@media': { [media.phone]: { fontSize: vars.fontSize.leadPhone } },
});

export const status = shellStyle({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginBlockStart: vars.space[12],
  minBlockSize: vars.target.small,
  color: vars.color.muted,
});

export const otherLanguage = shellStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const print = shellStyle({
  marginInlineStart: '-14px',
  '@media': { [PRINT]: { display: 'none' } },
});

export const columns = shellStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [`screen and ${media.desktop}`]: {
      gridTemplateColumns: `minmax(0, ${MEASURE}) minmax(200px, 280px)`,
      justifyContent: 'space-between',
      gap: vars.space[56],
    },
  },
});

export const article = shellStyle({
  ...ownSide,
  maxInlineSize: MEASURE,
  gridColumn: 1,
  fontSize: '16px',
  lineHeight: '1.65',
  overflowWrap: 'break-word',
  '@media': { [`screen and ${media.desktop}`]: { gridRow: 1 } },
});

/** Room for a sticky header over whatever an address leads to. */
const anchor = { scrollMarginBlockStart: '8px' };

export const section = shellStyle({
  ...textStyles.section,
  ...anchor,
  marginBlock: `${vars.space[36]} ${vars.space[12]}`,
  outlineOffset: '6px',
  borderRadius: vars.radius.small,
});

export const heading = shellStyle({ ...textStyles.card, marginBlock: `${vars.space[24]} ${vars.space[8]}` });

export const paragraph = shellStyle({ marginBlock: `0 ${vars.space[12]}` });

export const note = shellStyle({
  marginBlock: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.field,
  background: vars.color.infoSoft,
  color: vars.color.text,
  '@media': { [PRINT]: { border: '1px solid' } },
});

export const list = shellVariants({
  points: { listStyle: 'disc', paddingInlineStart: vars.space[24], marginBlock: `0 ${vars.space[16]}` },
  steps: { listStyle: 'decimal', paddingInlineStart: vars.space[24], marginBlock: `0 ${vars.space[16]}` },
});

shellRule(`${list.points} > li, ${list.steps} > li`, { marginBlockEnd: vars.space[8] });

export const link = shellStyle({
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.label,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  // Taller than its line to the finger, without moving the line.
  paddingBlock: '8px',
  '@media': {
    [media.hover]: { ':hover': { textDecorationThickness: '2px' } },
    [PRINT]: { color: 'inherit' },
  },
});

export const table = shellStyle({
  inlineSize: '100%',
  marginBlock: `${vars.space[12]} ${vars.space[20]}`,
  fontSize: vars.fontSize.body,
  textAlign: 'start',
});

shellRule(`${table} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'break-word',
});
shellRule(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
shellRule(`${table} thead th`, { ...textStyles.label, color: vars.color.muted });
shellRule(`${table} tbody th`, { fontWeight: vars.fontWeight.label });

/* Three columns and more would cut their words on a phone: each row stands by itself, its cells under their names. */
const many = `${table}:has(thead th:nth-child(3))`;
const onPhones = (selector: string, rule: StyleRule): void =>
  shellRule(`${many} ${selector}`, { '@media': { [media.phone]: rule } });
onPhones('thead', { display: 'none' });
onPhones(':is(tbody, tr, tbody th)', { display: 'block' });
onPhones('tr', { paddingBlock: vars.space[8], borderBlockEnd: `1px solid ${vars.color.border}` });
onPhones(':is(th, td)', { padding: `${vars.space[4]} 0`, borderBlockEnd: 0 });
onPhones('td', { display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) 3fr', gap: vars.space[12] });
onPhones('td::before', { content: 'attr(data-head)', color: vars.color.muted });

export const question = shellStyle({
  ...anchor,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const questionText = shellStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: '52px',
  paddingBlock: vars.space[8],
  cursor: 'pointer',
  fontWeight: vars.fontWeight.label,
  listStyle: 'none',
});
shellRule(`${questionText}::-webkit-details-marker`, { display: 'none' });

export const chevron = shellStyle({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const answer = shellStyle({ paddingBlockEnd: vars.space[12] });

export const contact = shellStyle({
  marginBlock: `${vars.space[16]} ${vars.space[20]}`,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
});

export const contactRow = shellStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) 3fr',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  fontSize: vars.fontSize.body,
});
shellRule(`${contactRow} > dt`, { color: vars.color.muted });
shellRule(`${contactRow} > dd`, { overflowWrap: 'anywhere', fontWeight: vars.fontWeight.label });

/* On paper stands the document alone, dark on light, with every answer open. */
const paper = (selector: string, rule: Record<string, string>): void =>
  globalStyle(`body:has([data-document]) ${selector}`, { '@media': { [PRINT]: rule } });

paper(':is(header, footer, nav, aside, [data-side]):not([data-document] header)', {
  display: 'none !important',
});
globalStyle('html:has([data-document])', {
  '@media': { [PRINT]: { colorScheme: 'light', background: 'Canvas', color: 'CanvasText' } },
});
paper('[data-document]', { color: 'CanvasText', padding: '0' });
paper('[data-document] *', { color: 'inherit !important', background: 'none !important' });
paper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
