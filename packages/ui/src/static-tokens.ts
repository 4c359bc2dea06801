/**
 * What no brand may change: the 4 px grid, the type scale, motion and stacking order (look §4, §5).
 * Plain values rather than custom properties, which keeps the inlined sheet small.
 */
export const staticTokens = {
  /** Spacing in steps of the 4 px grid, named by their pixels. */
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    28: '28px',
    36: '36px',
    44: '44px',
    56: '56px',
  },
  /** Targets and controls: 44 as a rule, 40 at least. */
  target: { small: '40px', medium: '44px', field: '48px', large: '52px' },
  fontSize: {
    pageTitle: 'clamp(27px, 1.2vw + 21px, 36px)',
    section: 'clamp(20px, 1.1vw + 12px, 26px)',
    cardLarge: '20px',
    card: '18px',
    lead: '18px',
    leadPhone: '16px',
    input: '16px',
    body: '15px',
    label: '14px',
    small: '13px',
    micro: '12px',
    buttonSmall: '14px',
    button: '15px',
    buttonLarge: '16px',
    amount: '30px',
    amountCell: '19px',
    amountToday: '22px',
    amountClaim: '26px',
    clock: '24px',
  },
  fontWeight: { regular: '400', medium: '500', label: '600', button: '650', bold: '700' },
  lineHeight: {
    one: '1',
    amount: '1.1',
    amountCell: '1.2',
    label: '1.3',
    micro: '1.4',
    small: '1.45',
    lead: '1.5',
  },
  letterSpacing: { amount: '-0.02em', amountCell: '-0.01em', clock: '-0.03em' },
  /** Durations and curves; under reduced motion only opacity at `fast` stays. */
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '300ms',
    shimmer: '1.4s',
    in: 'cubic-bezier(.2,.8,.2,1)',
    out: 'cubic-bezier(.4,0,1,1)',
  },
  /** Stacking order; a stacked dialog adds one per level to `dialog`. */
  zIndex: {
    content: 0,
    stickyHeader: 10,
    bottomBar: 20,
    sidePanel: 30,
    drawer: 40,
    dialog: 50,
    toast: 60,
    menu: 70,
    countryOverlay: 80,
    mandatory: 90,
  },
} as const;
