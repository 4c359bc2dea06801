import { vars } from './contract.css.ts';

const { font, type, fontSize: size, fontWeight, lineHeight: line, letterSpacing: tracking } = vars;

/**
 * The type scale as ready style fragments: `style({ '@layer': { [layers.kit]: { ...roles.label } } })`.
 * Roles in the display face follow the brand and the script (no tracking, taller lines in Arabic).
 * Sizes are pixels or fluid clamps (look §4).
 */
export const textStyles = {
  hero: {
    fontFamily: font.display,
    fontSize: type.heroSize,
    fontWeight: type.heroWeight,
    lineHeight: type.heroLine,
    letterSpacing: type.heroTracking,
    textWrap: 'balance',
  },
  pageTitle: heading(size.pageTitle),
  section: heading(size.section),
  card: {
    fontFamily: font.display,
    fontSize: size.card,
    fontWeight: fontWeight.bold,
    lineHeight: type.cardLine,
    letterSpacing: type.cardTracking,
  },
  lead: { fontSize: size.lead, fontWeight: fontWeight.regular, lineHeight: type.bodyLine },
  body: { fontSize: size.body, fontWeight: fontWeight.regular, lineHeight: type.bodyLine },
  label: { fontSize: size.label, fontWeight: fontWeight.label, lineHeight: line.label },
  small: { fontSize: size.small, fontWeight: fontWeight.regular, lineHeight: line.small },
  micro: { fontSize: size.micro, fontWeight: fontWeight.medium, lineHeight: line.micro },
  button: { fontSize: size.button, fontWeight: fontWeight.button, lineHeight: line.one },
  amount: amount(size.amount, tracking.amount, line.amount),
  amountCell: amount(size.amountCell, tracking.amountCell, line.amountCell),
  clock: {
    ...amount(size.clock, tracking.clock, line.amount),
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

function heading(fontSize: string) {
  return {
    fontFamily: font.display,
    fontSize,
    fontWeight: fontWeight.bold,
    lineHeight: type.headingLine,
    letterSpacing: type.headingTracking,
  };
}

function amount(fontSize: string, letterSpacing: string, lineHeight: string) {
  return { fontSize, fontWeight: fontWeight.bold, lineHeight, letterSpacing };
}
