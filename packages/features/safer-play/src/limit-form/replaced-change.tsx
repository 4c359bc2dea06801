import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';

interface ReplacedChangeProps {
  /** What waits for the limit: an amount or minutes, null for its removal. */
  waiting: number | null;
  /** Writes an amount, or minutes. */
  format(measure: number): string;
}

/** A change that waits ends with whatever the player decides next: that is said before it is sent (LIM-01). */
export function ReplacedChange({ waiting, format }: ReplacedChangeProps) {
  const asked = waiting === null ? null : format(waiting);
  return (
    <Alert tone="info">
      {asked === null ? (
        <Trans id="limits.preview.replaces-removal">
          This takes the place of the removal that is waiting.
        </Trans>
      ) : (
        <Trans id="limits.preview.replaces-raise">
          This takes the place of the raise to {asked} that is waiting.
        </Trans>
      )}
    </Alert>
  );
}
