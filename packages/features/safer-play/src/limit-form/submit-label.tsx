import type { Limit } from '@baize/domain/limits';
import { Trans } from '@lingui/react/macro';

/** The action by its name: what waits is asked for, what holds is set. */
export function SubmitLabel({ waits, next, nextText }: { waits: boolean; next: Limit; nextText: string }) {
  if (next === null && waits) return <Trans id="limits.preview.ask-removal">Ask for the removal</Trans>;
  if (next === null) return <Trans id="limits.form.remove">Remove the limit</Trans>;
  if (waits) return <Trans id="limits.preview.ask">Ask for {nextText}</Trans>;
  return <Trans id="limits.preview.set">Set {nextText}</Trans>;
}
