import {
  cancelPendingLimit,
  deleteDocument,
  getDocumentLabel,
  getDocuments,
  getLimits,
  putFreeze,
  putLimit,
  putSelfExclusion,
  uploadDocument,
} from '../calls/account.ts';
import { sample, silent } from './sample.ts';

const label = { id: 'passport', name: 'Passport', required: true, hint: 'All four corners' };
const leastDocument = { id: 1, labelId: 'passport', status: 'requested' };
const document = {
  ...leastDocument,
  id: 'd-1',
  name: 'passport.jpg',
  status: 'rejected',
  reason: 'A corner is missing',
  uploadedAt: '2026-03-01T10:00:00Z',
};
const leastLimit = { type: 'deposit', amount: 100 } as const;
const limit = {
  ...leastLimit,
  period: 1,
  minutes: 60,
  currencyCode: 'EUR',
  changedAt: '2026-03-01T10:00:00Z',
  used: 40,
  left: 60,
  periodEndsAt: '2026-03-08T23:00:00Z',
  pending: {
    id: 'p-1',
    amount: 200,
    minutes: 120,
    askedAt: '2026-03-01T10:00:00Z',
    confirmableAt: '2026-03-02T10:00:00Z',
  },
} as const;
const userLimit = {
  isSelfExclusionPermanent: true,
  selfExclusion: '2026-04-01T10:00:00Z',
  frozenUntil: '2026-03-08T10:00:00Z',
};

/** Documents, limits and breaks. */
export const accountSamples = [
  sample(getDocumentLabel, {
    ask: {},
    happy: { labels: [label, { id: 2, name: 'Address' }] },
    minimal: { labels: [] },
    maximal: { labels: [label, label] },
  }),
  sample(getDocuments, {
    ask: {},
    happy: { documents: [document, leastDocument] },
    minimal: { documents: [] },
    maximal: { documents: [document, document] },
  }),
  sample(uploadDocument, {
    ask: { body: { labelId: 'passport' } },
    happy: { document: { ...document, status: 'pending' } },
    minimal: { document: leastDocument },
    maximal: { document },
  }),
  silent(deleteDocument, { ask: { params: { id: 'd-1' } } }),
  sample(getLimits, {
    ask: {},
    happy: { limits: [limit, { type: 'session', minutes: 60 }], sessionStartedAt: '2026-03-01T10:00:00Z' },
    minimal: { limits: [] },
    maximal: { limits: [limit, limit], sessionStartedAt: '2026-03-01T10:00:00Z' },
  }),
  sample(putLimit, {
    ask: { body: { type: 'deposit', period: 1, amount: 200, confirmPendingId: 'p-1' } },
    leastAsk: { body: { type: 'session', minutes: null } },
    happy: { limit },
    minimal: { limit: { type: 'loss' } },
    maximal: { limit },
  }),
  sample(cancelPendingLimit, {
    ask: { params: { id: 'p-1' } },
    happy: { limit: { ...limit, pending: null } },
    minimal: {},
    maximal: { limit },
  }),
  sample(putSelfExclusion, {
    ask: { body: { months: 6 } },
    leastAsk: { body: { duration: '1h' } },
    happy: { userLimit: { selfExclusion: '2026-09-01' } },
    minimal: { userLimit: {} },
    maximal: { userLimit },
  }),
  sample(putFreeze, {
    ask: { body: { days: 7 } },
    happy: { userLimit: { frozenUntil: '2026-03-08T10:00:00Z' } },
    minimal: { userLimit: {} },
    maximal: { userLimit },
  }),
];
