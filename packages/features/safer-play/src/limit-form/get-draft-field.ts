import type { Draft } from '@baize/forms/form-drafts';

/** What was kept of a field before the form was shown. */
export function getDraftField({ values }: Draft, field: string): string {
  const kept = values?.[field];
  return typeof kept === 'string' ? kept : '';
}
