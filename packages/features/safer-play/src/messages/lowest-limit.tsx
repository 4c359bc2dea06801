import type { LimitPeriod } from '@baize/domain/limits';
import { limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';

/** Says that a limit of another running time leaves less than this one; nothing where none does. */
export function LowestLimit({
  limitedBy,
  period,
  from = 'now',
}: {
  limitedBy: LimitPeriod | null;
  period: LimitPeriod;
  /** `then`: once the raise that is looked at holds. */
  from?: 'now' | 'then';
}) {
  const { i18n } = useLingui();
  if (limitedBy === null || limitedBy === period) return null;
  const other = i18n._(limitPeriodMessages[limitedBy]);
  return (
    <Alert tone="info">
      {from === 'now' ? (
        <Trans id="limits.preview.lowest">
          Your other limit decides here ({other}): it leaves the least. The lowest always counts.
        </Trans>
      ) : (
        <Trans id="limits.preview.lowest-then">
          Then your other limit decides ({other}): it leaves the least. The lowest always counts.
        </Trans>
      )}
    </Alert>
  );
}
