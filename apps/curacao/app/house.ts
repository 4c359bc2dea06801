import type { House } from '@baize/shell/documents';
import { facts } from './facts.ts';

/** What documents say of this house, and those it writes itself (docs/writing-documents.md). */
export const house: House = {
  name: 'curacao',
  facts,
};
