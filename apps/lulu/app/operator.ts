import type { Operator } from '@baize/shell/documents';
import { operatorDetails } from './operator-details.ts';

/** What documents say of this house, and those it writes itself (docs/writing-documents.md). */
export const operator: Operator = {
  name: 'lulu',
  details: operatorDetails,
};
