/** The other addresses of the product, which settings do not override. Source: S2 §2 "Other navigation paths"; `genuine-site` is ours. */
export const OTHER_PATHS = {
  'live-casino': '/casino/live-casino',
  slots: '/casino/slots',
  popular: '/casino/popular',
  vip: '/vip',
  'vip-club': '/vip-club',
  contacts: '/contacts',
  'genuine-site': '/genuine-site',
  responsibility: '/responsibility',
  freemoney: '/freemoney',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  'aml-policy': '/aml-policy',
  'responsible-gambling': '/responsible-gambling',
  'kyc-refund-policy': '/kyc-refund-policy',
  'bonus-terms': '/bonus-terms',
  'legal-use-of-website': '/legal-use-of-website',
} as const;

/** The seven legal pages among the other addresses. Source: requirements NAV-03. */
export const LEGAL_PATHS = [
  '/terms-and-conditions',
  '/privacy-policy',
  '/aml-policy',
  '/responsible-gambling',
  '/kyc-refund-policy',
  '/bonus-terms',
  '/legal-use-of-website',
] as const;
